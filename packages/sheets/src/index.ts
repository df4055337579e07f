/** Sheets for the table as PDF: for both papers, in black and white, the same bytes for the same sheet. */

export { type Paper, papers } from './pdf.ts'
export { MOST_BYTES, qrOf } from './qr.ts'
export { pdfOfSheets, type SheetPrint } from './sheets.ts'
