/** A match that was begun in the editor of scenarios, and the way back there. */
let tried: { readonly match: string; readonly editor: string } | null = null

/** Both as addresses after `#`. */
export function setTried(match: string, editor: string): void {
  tried = { match, editor }
}

/** The address of the editor from which the match at this address was begun. */
export function editorOf(match: string): string | null {
  return tried?.match === match ? tried.editor : null
}
