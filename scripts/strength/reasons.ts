/** Why some things are never done, by game and kind. */
export const neverChosen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  colosseum: {
    leap: 'nobody lands well where there is nothing to clear, and it calls for a check; the master tries it and finds better.',
    'repel the net': 'he gives up his movement for it; the master tries it where a net is near, a veteran steps aside.',
    'swing the net': 'four CF for a stumble, where a toss ensnares for six; only the master thinks of it.',
    'lay the net': 'it catches only who comes through that hex; only the master thinks of it.',
    'useSand true': 'over two hexes it lets the other engage as well; the master weighs it, a veteran waits.',
    strip: 'a weapon that lies nearer, or the own sheath, serves the same end at once.',
    kick: 'what lies there is seldom wanted by the other, and his own weapon is picked up instead.',
    'grapple false': 'who has laid hold of a man keeps him: by habit nobody lets go, and nobody thinks about it.',
    'blow at the legs':
      'at one force a wound there is worth least, with the arms; who wants a man off his legs sweeps, which throws him down as well.',
    'blow at the arms':
      'at one force a wound there is worth least, with the legs; who wants a weapon out of a hand disarms.',
    'toss the lasso':
      'a veteran draws his sword instead as soon as he may (§21.7 takes both hands); the master tosses it first.',
    'acceptAppeal false': 'who begs is beaten; to let him live loses nothing.',
    'keepNet -1': 'a hand with a weapon in it is worth more than the net.',
  },
  heroes: {
    drop: 'only who has both hands full, no weapon in them and one at his feet has a use for it; that did not come up.',
    destroyNet: 'it takes a turn, and a net on the ground harms nobody until somebody picks it up.',
    switchHands: 'it is for a weapon in the wrong hand, when there is time to rest; that did not come up.',
  },
  munera: Object.fromEntries(
    ['reflexes', 'dodge', 'stamina', 'charisma', 'favoured', ''].map((skill) => [
      `skill skill ${skill}`,
      'it is chosen when the bout is over: the first skill is always Attack, which adds to every blow.',
    ]),
  ),
  outland: {
    beg: 'who can still fight does better to; nobody begs before he has lost.',
    'slide slide right':
      'one backs off to the side farther from all enemies, to the left where both are alike, as in a duel.',
    'slide slide left': 'one backs off to the side farther from all enemies; that was to the right.',
  },
}
