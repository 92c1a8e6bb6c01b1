import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { type FocalPoint, positionOf, type StaffPicture } from '#ui/blocks/staff/pictures/picture.ts'
import { Picture } from '#ui/primitives/picture.tsx'
import { FocalPicture } from '#ui/primitives/staff/focal-picture.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface PictureFocusProps {
  picture: Pick<StaffPicture, 'id' | 'width' | 'height' | 'widths' | 'color'>
  value: FocalPoint
  onValueChange: (value: FocalPoint) => void
}

/** From the lead of a list to a phone's portrait. */
const crops = ['21 / 9', '16 / 9', '1 / 1', '4 / 5'] as const

const TALLEST = 34 // rem

/** What must stay: dragged, by keys or in figures, with four crops to look at. The two fields are what a form sends. */
export function PictureFocus({ picture, value, onValueChange }: PictureFocusProps) {
  const { t, i18n } = useTranslation('staff-pictures')
  const { id, width, height } = picture
  const entries = { [id]: picture }
  const percent = (share: number) => formatNumber(share, i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  const field = (axis: 'x' | 'y') => ({
    label: t(`focus.${axis}`),
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    max: 100,
    step: 1,
    required: true,
    value: Math.round(value[axis] * 100),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const typed = currentTarget.valueAsNumber
      if (typed >= 0 && typed <= 100) onValueChange({ ...value, [axis]: Math.round(typed) / 100 })
    },
  })
  return (
    <div data-slot="picture-focus" className="@container grid gap-5">
      <div className="grid justify-items-center bg-pane">
        <FocalPicture
          value={value}
          onValueChange={onValueChange}
          label={t('focus.label')}
          // Known before the picture is there, and never more than it has.
          style={{ width: `min(100%, ${(TALLEST * width) / height}rem, ${width}px)` }}
          valueText={t('focus.value', { x: percent(value.x), y: percent(value.y) })}
        >
          <Picture
            slug={id}
            entries={entries}
            alt=""
            sizes="(min-width: 80rem) 50rem, 100vw"
            priority
            ratio={`${width} / ${height}`}
            className="block"
          />
        </FocalPicture>
      </div>
      <div className="grid items-end gap-x-6 gap-y-4 @2xl:grid-cols-[minmax(0,1fr)_auto]">
        <p className="max-w-[52ch] text-ink-soft text-sm noscript:hidden">{t('focus.help')}</p>
        <div className="grid grid-cols-2 gap-4 @2xl:w-80">
          <TextField name="focusX" {...field('x')} />
          <TextField name="focusY" {...field('y')} />
        </div>
      </div>
      <section aria-label={t('focus.crops')}>
        <ul className="flex flex-wrap items-start gap-3">
          {crops.map((ratio) => (
            <li key={ratio} className="grid gap-1">
              <Picture
                slug={id}
                entries={entries}
                alt={t('focus.crop', { ratio: ratio.replace(' / ', ':') })}
                sizes="15rem"
                ratio={ratio}
                style={{ objectPosition: positionOf(value) }}
                className="h-12 w-auto! @md:h-24 @2xl:h-30"
              />
              <span aria-hidden="true" className="text-ink-soft text-xs tabular-nums">
                {ratio.replace(' / ', ':')}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
