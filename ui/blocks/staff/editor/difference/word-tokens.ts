/** Words and signs, each with the space after it: nothing of the text is lost. */
export function wordTokens(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}_]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*\s*|\S\s*|\s+/gu) ?? []
}
