import { useTranslation } from 'react-i18next'
import { cn } from '#ui/lib/cn.ts'

interface Value {
  name: 'innovation' | 'detail' | 'partnership'
  className: string
  /** On a field of 240 by 160. */
  lines: string
  left: number
  light: string
}

const values: Value[] = [
  {
    name: 'innovation',
    className: 'md:col-span-5',
    lines: 'M30 20h140v130H30zM100 20v130M30 85h70M170 20l46-14v158l-46-14M170 85h46',
    left: 29,
    light: 'M100 20h70v130h-70z',
  },
  {
    name: 'detail',
    className: 'md:col-span-3',
    lines: 'M30 20h180v130H30zM66 20v130M102 20v130M138 20v130M174 20v130M30 52.5h180M30 85h180M30 117.5h180',
    left: 29,
    light: 'M138 52.5h36V85h-36z',
  },
  {
    name: 'partnership',
    className: 'md:col-span-4',
    lines: 'M20 44h92v106H20zM128 20h92v130h-92zM20 97h92M66 44v106M174 20v130M128 85h92',
    left: 19,
    light: 'M112 20h16v130h-16z',
  },
]

export function Values() {
  const { t } = useTranslation('about')
  return (
    <section data-slot="values" className="border-line border-b">
      <h2 className="heading border-line border-b px-gutter py-6 text-h3">{t('values.title')}</h2>
      <ul className="grid md:grid-cols-12">
        {values.map(({ name, className, lines, left, light }) => (
          <li
            key={name}
            className={cn(
              'group/value grid content-start gap-12 border-line px-gutter py-8 not-last:max-md:border-b md:row-span-2 md:grid-rows-subgrid md:not-last:border-r lg:pt-12',
              className,
            )}
          >
            <svg
              viewBox={`${left} 0 202 171`}
              className="w-full max-w-72 self-end overflow-visible fill-none stroke-2 stroke-ink"
              aria-hidden="true"
            >
              <path
                d={light}
                className="fill-sky stroke-none transition-[fill] duration-300 group-hover/value:fill-signal"
              />
              <path d={lines} vectorEffect="non-scaling-stroke" />
            </svg>
            <div className="grid content-start gap-3">
              <h3 className="heading text-h3">{t(`values.${name}.title`)}</h3>
              <p className="max-w-[42ch] text-ink-soft">{t(`values.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
