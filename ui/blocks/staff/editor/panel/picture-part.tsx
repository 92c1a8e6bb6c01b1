import { useTranslation } from 'react-i18next'
import { writingLimits } from '#api/contract/values/post-writing.ts'
import { type Language, languageNames, languages } from '#locales/languages.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import { formatList } from '#locales/staff-formats.ts'
import { PanelDeed, PanelPart, slimField } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import type { FieldPartProps, PanelPicture } from '#ui/blocks/staff/editor/panel/post-fields.ts'
import { Picture } from '#ui/primitives/picture.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { SixStrip } from '#ui/primitives/staff/six-strip.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'

export interface PicturePartProps extends FieldPartProps {
  /** The one that `value.picture` names. */
  picture?: PanelPicture | undefined
  /** Other languages that have words for it. */
  altIn: readonly Language[]
  onChoosePicture: () => void
}

/** From the lead of a list to a phone's portrait: width by height. */
const crops = [21 / 9, 16 / 9, 1, 4 / 5]

/** The lead picture of all languages, and its words in this one. */
export function PicturePart({
  language,
  value: { picture: slug, pictureAlt },
  onChange,
  problems = {},
  picture,
  altIn,
  onChoosePicture,
}: PicturePartProps) {
  const { t, i18n } = useTranslation('staff-panel')
  const isWorded = (each: Language) => (each === language ? pictureAlt.trim() !== '' : altIn.includes(each))
  const missing = languages.filter((each) => !isWorded(each))
  const entries = slug && picture ? { [slug]: picture } : undefined
  return (
    <PanelPart
      data-slot="picture-part"
      title={t('picture.title')}
      aside={slug !== '' && <PanelDeed onClick={onChoosePicture}>{t('picture.replace')}</PanelDeed>}
    >
      <input type="hidden" name="picture" value={slug} />
      {slug === '' ? (
        <>
          <p className="text-ink-soft text-sm">{t('picture.none')}</p>
          <DeedButton onClick={onChoosePicture} className="justify-self-start">
            <StaffIcon name="image" className="size-4" />
            {t('picture.choose')}
          </DeedButton>
        </>
      ) : (
        <>
          <Shown slug={slug} picture={picture} entries={entries} />
          {problems.picture && <p className="text-danger text-sm">{problems.picture}</p>}
          {picture && <p className="text-ink-soft text-xs">{t('picture.focus')}</p>}
          {picture?.isDecorative ? (
            <p className="text-sm">{t('picture.decorative')}</p>
          ) : (
            <>
              <TextArea
                name="pictureAlt"
                lang={language}
                label={t('picture.alt', { language: languageNames[language] })}
                rows={2}
                maxLength={writingLimits.alt}
                value={pictureAlt}
                error={problems.pictureAlt}
                onChange={({ currentTarget }) => onChange({ pictureAlt: currentTarget.value })}
                className={slimField}
              />
              <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ink-soft text-xs">
                <SixStrip
                  variant="glyphs"
                  states={Object.fromEntries(languages.map((each) => [each, isWorded(each) ? 'live' : 'asks']))}
                />
                <span>
                  {missing.length === 0
                    ? t('picture.all')
                    : t('picture.missing', {
                        count: missing.length,
                        spoken: formatList(
                          missing.map((each) => spokenLanguage(each, i18n.language)),
                          i18n.language,
                        ),
                      })}
                </span>
              </p>
            </>
          )}
        </>
      )}
    </PanelPart>
  )
}

interface ShownProps {
  slug: string
  picture: PanelPicture | undefined
  entries: Record<string, PanelPicture> | undefined
}

/** The picture with its mark, which is moved in the library, and its four crops. */
function Shown({ slug, picture, entries }: ShownProps) {
  const known = entries && { entries }
  if (!picture) return <Picture slug={slug} {...known} alt="" sizes="20rem" ratio="16 / 9" className="w-full" />
  const { focus } = picture
  const position = { left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }
  return (
    <div aria-hidden="true" className="grid gap-1.5">
      <div className="relative overflow-hidden">
        <Picture slug={slug} {...known} alt="" sizes="20rem" ratio={`${picture.width} / ${picture.height}`} />
        <span
          style={position}
          className="absolute grid size-9 -translate-x-1/2 -translate-y-1/2 grid-cols-2 grid-rows-2 border-2 border-paper outline-1 outline-ink before:absolute before:inset-y-0 before:left-1/2 before:w-0.5 before:-translate-x-1/2 before:bg-paper after:absolute after:inset-x-0 after:top-1/2 after:h-0.5 after:-translate-y-1/2 after:bg-paper"
        />
      </div>
      <div className="flex items-start gap-1.5">
        {crops.map((ratio) => (
          <Picture
            key={ratio}
            slug={slug}
            {...known}
            alt=""
            sizes="7rem"
            ratio={String(ratio)}
            // As wide as makes them all of one height.
            style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%`, flex: `${ratio} 1 0` }}
            className="min-w-0"
          />
        ))}
      </div>
    </div>
  )
}
