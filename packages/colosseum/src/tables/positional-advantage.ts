/**
 * §9.2 Positional advantage by the direction in which the attacker stands, as the defender sees it: 0 ahead, then
 * clockwise. The diagram is lost; rear 3 and front 0 are certain, the values between are our ruling (D-01).
 */
export const positionalAdvantage: readonly number[] = [0, 1, 2, 3, 2, 1]
