/** The language of the command: `--lang de`, or what LANG says. Set before anything else is loaded. */
import { speak } from '@harena/engine/language'

/** The arguments without the language, which is spoken from now on. What programs read stays as it is. */
export async function withoutLanguage(args: readonly string[]): Promise<string[]> {
  const at = args.indexOf('--lang')
  const rest = at < 0 ? [...args] : [...args.slice(0, at), ...args.slice(at + 2)]
  const wanted = at < 0 ? (process.env.LC_ALL ?? process.env.LANG ?? '') : (args[at + 1] ?? '')
  if (!wanted.startsWith('de') || rest.includes('--json')) return rest
  const [{ first }, { german }, { command }] = await Promise.all([
    import('@harena/games/german/first'),
    import('@harena/games/german'),
    import('@harena/games/german/command'),
  ])
  speak('de', first, german, command)
  return rest
}
