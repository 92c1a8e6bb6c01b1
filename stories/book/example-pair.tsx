import { I18nextProvider } from 'react-i18next'
import { Icon } from '#ui/primitives/icon.tsx'
import { storyTexts } from '../../.storybook/texts.ts'
import type { Example, Pair } from './pairs/pair.ts'
import { useGlobals } from './use-globals.ts'

/** A component used as it is meant, and as it is not: drawn by its own code, so that both change with it. */
export function ExamplePair({ pair }: { pair: Pair }) {
  const { locale = 'en' } = useGlobals()
  return (
    <I18nextProvider i18n={storyTexts(locale)}>
      <div className="grid border border-line md:grid-cols-2 md:divide-x md:divide-line">
        <Side example={pair.good} isGood />
        <Side example={pair.bad} />
      </div>
    </I18nextProvider>
  )
}

function Side({ example: { says, picture }, isGood = false }: { example: Example; isGood?: boolean }) {
  return (
    <figure className="grid min-w-0 grid-rows-[1fr_auto] max-md:not-first:border-line max-md:not-first:border-t">
      {/* A picture of a control and not one to use: out of the way of keyboards and screen readers. */}
      <div
        inert
        data-example=""
        className="@container grid min-h-48 min-w-0 content-center overflow-hidden bg-paper p-gutter"
      >
        {picture}
      </div>
      <figcaption className={`border-t-2 p-4 ${isGood ? 'border-success' : 'border-danger'}`}>
        <strong className={`flex items-center gap-2 ${isGood ? 'text-success' : 'text-danger'}`}>
          <Icon name={isGood ? 'check' : 'close'} className="size-4" />
          {isGood ? 'Do' : 'Don’t'}
        </strong>
        {says}
      </figcaption>
    </figure>
  )
}
