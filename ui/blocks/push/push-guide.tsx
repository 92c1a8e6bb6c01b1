import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Texts } from '#locales/texts.ts'

type Guides = Texts['push-modal']['guides']

export type PushGuideName = keyof Guides

interface Step<Name extends PushGuideName> {
  text: `guides.${Name}.steps.${keyof Guides[Name]['steps'] & string}`
  drawing: ReactNode
}

const lines = 'fill-none stroke-[1.5] stroke-current'

const devices: Record<PushGuideName, string> = {
  ios: 'M31 5h34v54H31z',
  safari: 'M10 8h76v48H10zM10 17h76M14 12.5h.01M18 12.5h.01M22 12.5h.01',
}

const steps: { [Name in PushGuideName]: Step<Name>[] } = {
  ios: [
    {
      text: 'guides.ios.steps.share',
      drawing: (
        <>
          <path d="M31 49h34M36 13h24M36 19h24M36 25h15M37 54h4M55 54h4" className={lines} />
          <path d="M41 40h14v16H41z" className="fill-pane stroke-none" />
          <path d="M45 48h-2v9h10v-9h-2M48 53V43M45 45.5l3-3 3 3" className="fill-none stroke-2 stroke-signal" />
        </>
      ),
    },
    {
      text: 'guides.ios.steps.add',
      drawing: (
        <>
          <path d="M31 20h34M31 29h34M36 14.5h16M36 24.5h12M36 47h14M36 53h10" className={lines} />
          <path d="M31 32h44v10H31z" className="fill-pane stroke-2 stroke-signal" />
          <path d="M36 37h20M69 34.5v5M66.5 37h5" className="fill-none stroke-2 stroke-signal" />
        </>
      ),
    },
    {
      text: 'guides.ios.steps.open',
      drawing: (
        <>
          <path d="M36 11h6v6h-6zM45 11h6v6h-6zM54 11h6v6h-6zM36 20h6v6h-6zM54 20h6v6h-6zM36 50h24" className={lines} />
          <path d="M48.5 21h2v3h-2z" className="fill-signal stroke-none" />
          <path d="M45 20h6v8h-6zM48 20v8M45 24h6" className="fill-none stroke-2 stroke-signal" />
        </>
      ),
    },
    {
      text: 'guides.ios.steps.allow',
      drawing: (
        <>
          <path
            d="M31 20h44v24H31zM31 35h44M53 35v9M38 26h30M38 30.5h22M37 39.5h10"
            className="fill-pane stroke-[1.5] stroke-current"
          />
          <path d="M53 35h22v9H53z" className="fill-signal stroke-none" />
        </>
      ),
    },
  ],
  safari: [
    {
      text: 'guides.safari.steps.settings',
      drawing: (
        <>
          <path d="M15 23h8v8h-8zM29 23h8v8h-8zM57 23h8v8h-8zM71 23h8v8h-8zM15 40h66M15 47h40" className={lines} />
          <path d="M42 22h10v10H42zM42 27h10M47 22v10" className="fill-none stroke-2 stroke-signal" />
        </>
      ),
    },
    {
      text: 'guides.safari.steps.list',
      drawing: (
        <>
          <path d="M36 17v39M15 24h14M15 31h14M15 50h14M42 24h38M42 32h30" className={lines} />
          <path d="M10 36h26v9H10z" className="fill-signal stroke-none" />
        </>
      ),
    },
    {
      text: 'guides.safari.steps.permit',
      drawing: (
        <>
          <path d="M36 17v39M42 24h16M42 48h16M68 24h12M68 48h12M15 24h14M15 31h14M15 50h14" className={lines} />
          <path d="M42 36h16" className={lines} />
          <path d="M65 31h18v10H65z" className="fill-pane stroke-2 stroke-signal" />
          <path d="m70 36 3 3 5-6" className="fill-none stroke-2 stroke-signal" />
        </>
      ),
    },
    {
      text: 'guides.safari.steps.back',
      drawing: (
        <>
          <path d="M15 24h30M15 31h24M15 50h30" className={lines} />
          <path d="M56 26h24v16H56z" className="fill-pane stroke-2 stroke-signal" />
          <path d="M60 31h16M60 36.5h10" className="fill-none stroke-2 stroke-signal" />
        </>
      ),
    },
  ],
}

/** The drawings lie in the middle of a grid of 96 by 64; the viewBox is cut close to them. */
const views: Record<PushGuideName, string> = { ios: '31 5 44 54', safari: '10 8 76 48' }

export function PushGuide({ name }: { name: PushGuideName }) {
  const { t } = useTranslation('push-modal')
  return (
    <div data-slot="push-guide" className="@container">
      <ol aria-label={t('stepsLabel')} className="grid gap-px border border-line bg-line @md:grid-cols-2">
        {steps[name].map(({ text, drawing }, index) => (
          <li
            key={text}
            className="grid grid-cols-[auto_1fr] grid-rows-[auto_1fr] items-start gap-x-4 gap-y-2 bg-pane p-4 @md:grid-cols-[1fr_auto] @md:gap-y-4"
          >
            <svg
              viewBox={views[name]}
              className="row-span-2 h-18 w-auto overflow-visible [&_path]:[vector-effect:non-scaling-stroke] justify-self-start @md:row-span-1 @md:h-24"
              aria-hidden="true"
            >
              <path d={devices[name]} className={lines} />
              {drawing}
            </svg>
            <span className="heading text-h3 leading-none @md:justify-self-end @md:text-h2" aria-hidden="true">
              {index + 1}
            </span>
            <p className="text-sm @md:col-span-2">{t(text)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
