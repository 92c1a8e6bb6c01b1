import type { Held, SavingRules } from '#site/staff/saving/saving-parts.ts'

const passing = ['network', 'unavailable', 'internal', 'too_many_requests']

/** It is worth sending again, and nobody knows whether it was saved. */
export const isPassing = (code: string) => passing.includes(code)

export const addUnanswered = <Text>(unanswered: readonly Text[], sent: Text): readonly Text[] =>
  unanswered.at(-1) === sent ? unanswered : [...unanswered, sent].slice(-3)

type Rules<Text> = Pick<SavingRules<Text, Held<Text>, unknown>, 'isSame' | 'isSaved' | 'merge'>

/**
 * What `theirs` goes on from: what was sent without an answer, where they have it whole, or `base`, from which all of it
 * went on. Measured by `base` alone, one's own saved words would be somebody else's, in the way of what was typed since.
 */
export function goneOnFrom<Text>(
  { isSame, isSaved = isSame, merge }: Rules<Text>,
  base: Text,
  unanswered: readonly Text[],
  theirs: Text,
): Text {
  const isWithin = (sent: Text) => {
    if (isSame(sent, base)) return false // as any text has it
    // A merge perhaps has other blank lines than what it is made of.
    const [both, others] = [merge(base, sent, theirs), merge(base, base, theirs)]
    return 'text' in both && 'text' in others && isSame(both.text, others.text)
  }
  // Compared first: to merge a long text takes a moment.
  return [base, ...unanswered].find((each) => isSaved(each, theirs)) ?? unanswered.findLast(isWithin) ?? base
}
