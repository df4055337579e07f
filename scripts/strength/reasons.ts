/** Why some things are never done, by game and kind. */
export const neverChosen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  colosseum: {},
  heroes: {},
  munera: {},
  outland: {},
}
