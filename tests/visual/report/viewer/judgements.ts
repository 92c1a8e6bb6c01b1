export type Judgement = 'accepted' | 'defect'

/** What somebody has decided about each difference of one run; kept in the browser, so that a reload loses nothing. */
export function openJudgements(run: number) {
  const key = `visual-report-${run}`
  const kept = new Map<string, Judgement>(read(key))
  return {
    of: (id: string) => kept.get(id),
    set(id: string, judgement: Judgement | undefined) {
      if (judgement) kept.set(id, judgement)
      else kept.delete(id)
      try {
        localStorage.setItem(key, JSON.stringify([...kept]))
      } catch {
        // A browser that keeps nothing for files on disk: the judgements last as long as the page.
      }
    },
  }
}

function read(key: string): [string, Judgement][] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]')
  } catch {
    return []
  }
}
