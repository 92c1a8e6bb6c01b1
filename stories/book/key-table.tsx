import { keysOf } from './keys.ts'

/** What each key does, for components that answer to more than Tab. */
export function KeyTable({ component }: { component: string }) {
  const keys = keysOf[component]
  if (!keys) return null
  return (
    <>
      <h2>Keys</h2>
      <dl className="border-line border-t">
        {Object.entries(keys).map(([key, words]) => (
          <div key={key} className="grid gap-x-gutter border-line border-b py-3 md:grid-cols-[12rem_1fr]">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
