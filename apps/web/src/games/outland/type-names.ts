/** The book writes "Retarius"; here he has one name in all books (T6.3). */
export const typeNames = { retarius: 'Retiarius' } as const
