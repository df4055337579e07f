/**
 * Differences between the rules as they are played and the book that wait to be mended or ruled. While one is listed, the
 * oracle follows what is played; take it off the list and the oracle holds the rules to the book.
 */
export const awaiting = {
  uselessWeapon:
    '§21.1.1.1 a weapon that is good for nothing is not used, yet it costs two CF if he is not trained with it',
  sword: '§31.1.1 everybody is trained with the sword, yet a list of weapons that leaves it out costs two CF',
  faceBody:
    '§9.1.2 a man who fights one on the ground is turned to the hex of his legs, also where the torso lies beside him',
  letterHit:
    '§12.3.1 with §21.8.1, §23.2: H of a shield box is a plain hit; the stun of a maul and what a Sweep or Bash does are left out',
} as const satisfies Readonly<Record<string, string>>

export const asPlayed = (what: string): boolean => Object.hasOwn(awaiting, what)
