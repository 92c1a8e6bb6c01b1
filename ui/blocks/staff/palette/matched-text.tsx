import { Fragment, type ReactNode } from 'react'

export interface MatchedTextProps {
  text: string
  /** Each of its words is underlined wherever it stands; accents and capitals do not matter. */
  query: string
}

/** Says by a line under the letters why something was found. */
export function MatchedText({ text, query }: MatchedTextProps): ReactNode {
  const letters = [...text]
  const isMatched = matchedLetters(letters, query)
  const runs = letters.reduce<{ from: number; words: string; isMatched: boolean }[]>((found, letter, index) => {
    const last = found.at(-1)
    const marked = isMatched[index] === true
    if (last && last.isMatched === marked) last.words += letter
    else found.push({ from: index, words: letter, isMatched: marked })
    return found
  }, [])
  return runs.map((run) =>
    run.isMatched ? (
      <mark
        key={run.from}
        className="bg-transparent text-inherit underline decoration-3 decoration-signal underline-offset-3"
      >
        {run.words}
      </mark>
    ) : (
      <Fragment key={run.from}>{run.words}</Fragment>
    ),
  )
}

function matchedLetters(letters: string[], query: string): boolean[] {
  const plain = letters.map(withoutAccent)
  const places = plain.flatMap((letter, index) => [...letter].map(() => index))
  const line = plain.join('')
  const isMatched = letters.map(() => false)
  for (const word of query.split(/\s+/).map((part) => [...part].map(withoutAccent).join(''))) {
    if (word === '') continue
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length)) {
      for (const place of places.slice(at, at + word.length)) isMatched[place] = true
    }
  }
  return isMatched
}

function withoutAccent(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
