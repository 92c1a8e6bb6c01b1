import { use, useState } from 'react'
import type { LastRun } from '../../.storybook/last-run.ts'
import type { ComponentState, WholeState } from '../../.storybook/whole-state.ts'

let loading: Promise<{ state: WholeState }> | undefined

const load = () => {
  loading ??= import('virtual:whole-state')
  return loading
}

const number = new Intl.NumberFormat('en')

/** What the last full run of the tests found. */
export function LastFullRun() {
  const { run } = use(load()).state
  if (!run)
    return (
      <p>
        There was no full run in this copy yet, so nothing is known of its tests. <code>npm test</code> without words
        after it makes one, and the next build of this Storybook shows it.
      </p>
    )
  return <RunFigures run={run} />
}

function RunFigures({ run }: { run: LastRun }) {
  const { at, commit, passed, failed, skipped, twice, folders, stories } = run
  const figures: Record<string, string> = {
    passed: number.format(passed),
    failed: number.format(failed),
    skipped: number.format(skipped),
    'passed at the second try': number.format(twice.length),
    ...(stories && {
      'stories played': number.format(stories.plays),
      'questions to axe': number.format(stories.axe),
      'pictures compared': number.format(stories.pictures),
    }),
  }
  return (
    <>
      <p>
        It ended on {new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })}{' '}
        UTC
        {commit && (
          <>
            , at <code>{commit}</code>
          </>
        )}
        .
      </p>
      <dl className="grid grid-cols-2 border-line border-t border-l md:grid-cols-4">
        {Object.entries(figures).map(([name, figure]) => (
          <div key={name} className="flex flex-col-reverse justify-end border-line border-r border-b p-gutter">
            <dt>{name}</dt>
            <dd className="display text-h2 tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <Table
        label="Tests by folder"
        head={['Folder', 'Files', 'Passed', 'Failed']}
        rows={Object.entries(folders).map(([folder, found]) => [
          `tests/${folder}`,
          found.files,
          found.passed,
          found.failed,
        ])}
      />
      {stories && <Names title="Stories that were not as expected" names={stories.wrong} />}
      <Names title="Passed at the second try only" names={twice} />
    </>
  )
}

function Names({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className="border-line border-t">
        {names.map((name) => (
          <li key={name} className="wrap-anywhere border-line border-b py-2 text-sm">
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}

type Order = 'page' | 'stories' | 'pictures' | 'tests' | 'bytes'
const orders: Record<Order, string> = {
  page: 'Name',
  stories: 'Fewest stories',
  pictures: 'Fewest pictures',
  tests: 'Fewest tests',
  bytes: 'Largest',
}

/** What each component has. */
export function ComponentStates() {
  const { components } = use(load()).state
  const [order, setOrder] = useState<Order>('page')
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
        <legend className="mb-2 font-medium">Order</legend>
        {Object.entries(orders).map(([value, name]) => (
          <label key={value} className="flex min-h-6 items-center gap-2">
            <input
              type="radio"
              name="order"
              checked={order === value}
              onChange={() => setOrder(value as Order)}
              className="size-5 accent-signal"
            />
            {name}
          </label>
        ))}
      </fieldset>
      <Table
        label="Components"
        head={['Component', 'Where', 'Stories', 'Pictures', 'Tests', 'Bytes']}
        rows={components.toSorted(by(order)).map(({ name, group, page, stories, pictures, tests, bytes }) => [
          <a key={page} className="underline underline-offset-4" target="_top" href={`./?path=/docs/${page}`}>
            {name}
          </a>,
          group,
          stories,
          pictures,
          tests,
          bytes ?? '–',
        ])}
      />
    </>
  )
}

const by = (order: Order) => (one: ComponentState, other: ComponentState) => {
  if (order === 'page') return one.page < other.page ? -1 : 1
  if (order === 'bytes') return (other.bytes ?? 0) - (one.bytes ?? 0)
  return one[order] - other[order]
}

interface TableProps {
  label: string
  head: string[]
  rows: React.ReactNode[][]
}

function Table({ label, head, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window is scrolled by the keyboard too.
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table className="w-full min-w-150 text-left text-sm [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-6">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows and cells hold nothing of their own.
            <tr key={row}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <td key={column} className={typeof cell === 'number' ? 'tabular-nums' : undefined}>
                  {typeof cell === 'number' ? number.format(cell) : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
