/** Hands a text to whoever sits here, as a file to save. */
export function saveText(name: string, type: string, text: string): void {
  const page = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = page
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(page), 10_000)
}
