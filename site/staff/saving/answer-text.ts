/** Two texts in one field, one below the other. */
export function joinAnswers(upper: string, lower: string): string {
  return [...new Set([upper, lower])].filter((text) => text.trim() !== '').join('\n\n')
}

/** What is left of a text once `sent` has gone: what was written on, or all of it where it is another one by now. */
export function restOfAnswer(text: string, sent: string): string {
  const whole = sent.trim()
  const begun = text.trimStart()
  const rest = begun.slice(whole.length)
  // “Okay” is not what was written on after “Ok”.
  return begun.startsWith(whole) && !/^[\p{L}\p{N}]/u.test(rest) ? rest.trim() : text
}
