import { useEffect, useRef, useState } from 'react'
import { contrastOf } from './contrast.ts'
import {
  type ColorPair,
  type ColorToken,
  colorNames,
  colorPairs,
  colorTokens,
  ratioFor,
  systemColors,
} from './tokens.ts'

const times = { day: 'Day', night: 'Night' } as const
type Time = keyof typeof times

/** Every colour by day and by night, side by side, with the value that this browser has for it. */
export function Swatches() {
  return (
    <div className="grid md:grid-cols-2">
      <SwatchWindow time="day" />
      <SwatchWindow time="night" />
    </div>
  )
}

function SwatchWindow({ time }: { time: Time }) {
  return (
    <section data-theme={time} aria-label={times[time]} className="bg-paper p-gutter text-ink">
      <p className="heading text-h3">{times[time]}</p>
      <ul className="mt-4 grid grid-cols-2 border-line border-t border-l">
        {colorNames.map((token) => (
          <Swatch key={token} token={token} />
        ))}
      </ul>
    </section>
  )
}

function Swatch({ token }: { token: ColorToken }) {
  const pane = useRef<HTMLLIElement>(null)
  const [value, setValue] = useState('')
  useColorChange(() => {
    if (pane.current) setValue(getComputedStyle(pane.current).getPropertyValue(`--${token}`))
  })
  return (
    <li ref={pane} className="border-line border-r border-b">
      <span
        className="block h-24 border-line border-b forced-color-adjust-none"
        style={{ background: `var(--${token})` }}
      />
      <span className="block p-3 text-xs">
        <strong className="block text-sm">{token}</strong>
        <span className="block text-ink-soft">{colorTokens[token]}</span>
        <span className="mt-1 block wrap-anywhere text-ink-soft tabular-nums">{value}</span>
      </span>
    </li>
  )
}

/** Every pair of colours in use, its contrast measured here and now, by day and by night. */
export function ContrastPairs() {
  return (
    <div className="grid md:grid-cols-2">
      <PairTable time="day" />
      <PairTable time="night" />
    </div>
  )
}

function PairTable({ time }: { time: Time }) {
  return (
    <section data-theme={time} aria-label={`Contrast: ${times[time]}`} className="bg-paper p-gutter text-ink">
      <table className="w-full text-left text-xs [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-3">
        <caption className="heading pb-4 text-left text-h3">{times[time]}</caption>
        <thead>
          <tr>
            <th scope="col">Seen</th>
            <th scope="col">Pair</th>
            <th scope="col">Asked</th>
            <th scope="col">Measured</th>
          </tr>
        </thead>
        <tbody>
          {colorPairs.map((pair) => (
            <PairRow key={`${pair.front} ${pair.back} ${pair.use}`} {...pair} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PairRow({ front, back, use }: ColorPair) {
  const sample = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState<number>()
  useColorChange(() => {
    if (!sample.current) return
    const { color, backgroundColor } = getComputedStyle(sample.current)
    setRatio(contrastOf(color, backgroundColor))
  })
  const passes = ratio !== undefined && ratio >= ratioFor[use]
  return (
    <tr>
      <td>
        <span
          ref={sample}
          className="grid size-12 place-items-center border border-line"
          style={{ color: `var(--${front})`, background: `var(--${back})` }}
        >
          {use === 'shape' ? (
            <span className="size-6 border-2 border-current" />
          ) : (
            <span className={use === 'large' ? 'display text-[1.75rem]' : 'font-medium text-sm'}>Aa</span>
          )}
        </span>
      </td>
      <th scope="row" className="font-medium">
        {front} on {back}
        <span className="block font-normal text-ink-soft">{uses[use]}</span>
      </th>
      <td className="tabular-nums">{ratioFor[use]}</td>
      <td className="tabular-nums">
        <strong>{ratio === undefined ? '–' : ratio.toFixed(2)}</strong>
        <span className={passes ? 'block text-success' : 'block text-danger'}>{passes ? 'passes' : 'fails'}</span>
      </td>
    </tr>
  )
}

const uses: Record<ColorPair['use'], string> = {
  text: 'words of any size',
  large: 'words from 24 px, or 19 px bold',
  shape: 'borders, signs, focus',
}

/** What the tokens become when the reader’s system sets the colours. */
export function SystemColors() {
  return (
    <ul className="grid grid-cols-2 border-line border-t border-l md:grid-cols-4">
      {colorNames.map((token) => (
        <li key={token} className="border-line border-r border-b p-3 text-xs">
          <strong className="block text-sm">{token}</strong>
          {systemColors[token]}
        </li>
      ))}
    </ul>
  )
}

/** Measures once the colours are there, and again when the toolbar or the device changes them. */
function useColorChange(measure: () => void) {
  const latest = useRef(measure)
  useEffect(() => {
    latest.current()
    const again = () => latest.current()
    const observer = new MutationObserver(again)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-colors'] })
    const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => matchMedia(query))
    for (const query of queries) query.addEventListener('change', again)
    return () => {
      observer.disconnect()
      for (const query of queries) query.removeEventListener('change', again)
    }
  }, [])
}
