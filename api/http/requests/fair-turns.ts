/**
 * Start-time fair queueing (Goyal, Vin and Cheng, 1996): askers take turns, and no turn is overtaken for ever. Whoever has ten
 * waiting has the tenth in the tenth round from now, and stands before what anybody asks for in later ones.
 */
export function createFairTurns() {
  let round = 0 // of the turn that was taken last
  const latest = new Map<string, { round: number; inHand: number }>()

  return {
    /** The round in which an asker is next, with one more in hand. */
    take(asker: string | undefined): number {
      const known = asker === undefined ? undefined : latest.get(asker)
      const next = Math.max(round, known?.round ?? 0) + 1
      if (asker !== undefined) latest.set(asker, { round: next, inHand: (known?.inHand ?? 0) + 1 })
      return next
    },

    /** Its work has begun. */
    begin(turn: number): void {
      round = Math.max(round, turn)
    },

    end(asker: string | undefined): void {
      const found = asker === undefined ? undefined : latest.get(asker)
      if (found && --found.inHand === 0) latest.delete(asker ?? '')
    },
  }
}
