import type { Held, SavingRules } from '#site/staff/saving/saving-parts.ts'

/** Fields that are to be filled anew. Until they are, somebody may still type into them. */
export function createFilledAnew<Text, H extends Held<Text>, Clash>(merge: SavingRules<Text, H, Clash>['merge']) {
  /** What stands in them, by their filling. */
  const texts = new Map<number, Text>()
  return {
    add(filling: number, text: Text) {
      texts.set(filling, text)
      texts.delete(filling - 3)
    },
    /** What is typed into them goes on top of what they are filled with. Undefined where it does not fit. */
    onTop(part: Partial<Text>, filling: number, text: Text): Partial<Text> | undefined {
      const before = texts.get(filling)
      if (!before) return part
      const mine = { ...before, ...part }
      texts.set(filling, mine)
      const merged = merge(before, mine, text)
      return 'text' in merged ? merged.text : undefined
    },
  }
}
