/** What happens where one clicks, which gives the place its looks. */
export type TargetKind = 'step' | 'turn' | 'attack' | 'cast' | 'place' | 'other' | 'far'
