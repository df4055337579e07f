/** A button that asks for a JSON file. */
interface FileButtonProps {
  readonly label: string
  readonly isSmall?: boolean
  readonly onFile: (file: File | undefined) => void
}

export function FileButton({ label, isSmall = false, onFile }: FileButtonProps) {
  return (
    <label className={isSmall ? 'button quiet small file' : 'button quiet file'}>
      {label}
      <input
        type="file"
        accept=".json,application/json"
        className="heard"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
    </label>
  )
}
