/**
 * Start-time fair queueing (Goyal, Vin and Cheng, 1996): askers take turns, and no turn is overtaken for ever. Whoever has ten
 * waiting has the tenth in the tenth round from now, and stands before what anybody asks for in later ones.
 */
export function createFairTurns() {
  let round = 0 // of the turn that was taken last
  const latest = new Map<string, { round: number; inHand: number }>()
  const after = (asker: string | undefined) =>
    Math.max(round, (asker === undefined ? undefined : latest.get(asker)?.round) ?? 0) + 1

  return {
    /** In which round an asker would be next. */
    after,

    /** The same, and from now on it has one more in hand. */
    take(asker: string | undefined): number {
      const next = after(asker)
      if (asker !== undefined) latest.set(asker, { round: next, inHand: (latest.get(asker)?.inHand ?? 0) + 1 })
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
