/**
 * Who shows a preview of a link wants whole addresses, and the page knows none of its own: it may stand anywhere, or be opened
 * from a disk. `HARENA_SITE=https://...` says at build time where it will stand. Without it no address is named, and the
 * picture stands beside the page for those who look there.
 */
export function withPreview(html: string, site: string | undefined): string {
  if (!site) return html
  const home = site.endsWith('/') ? site : `${site}/`
  const tags = [`<meta property="og:url" content="${home}">`, `<meta property="og:image" content="${home}preview.jpg">`]
  return html.replace('<meta property="og:image" content="./preview.jpg">', tags.join('\n'))
}
