import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#locales/languages.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import { AddressPart } from '#ui/blocks/staff/editor/panel/address-part.tsx'
import { ExcerptPart } from '#ui/blocks/staff/editor/panel/excerpt-part.tsx'
import { FeedPreview } from '#ui/blocks/staff/editor/panel/feed-preview.tsx'
import { KindPart } from '#ui/blocks/staff/editor/panel/kind-part.tsx'
import { PanelPart } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import { PicturePart } from '#ui/blocks/staff/editor/panel/picture-part.tsx'
import type { FieldPartProps, PanelPicture } from '#ui/blocks/staff/editor/panel/post-fields.ts'
import { PreviewsPart, type PreviewsPartProps } from '#ui/blocks/staff/editor/panel/previews-part.tsx'
import { SearchPart } from '#ui/blocks/staff/editor/panel/search-part.tsx'
import { SocialPreview } from '#ui/blocks/staff/editor/panel/social-preview.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/primitives/tabs.tsx'

const panelTabs = ['post', 'history'] as const

export type PanelTab = (typeof panelTabs)[number]

export interface SidePanelProps extends FieldPartProps {
  clock: StaffClock
  /** What stands before the address: `/en/blog/app/`. */
  addressPrefix: string
  /** The address that readers use now; nothing while it is not live. */
  liveSlug?: string | undefined
  /** What the server makes of an empty address. */
  suggestedSlug?: string | undefined
  /** What page titles end with: the blog's name in the post's language. */
  siteTitle: string
  /** When it goes live or went; milliseconds. */
  date?: number | undefined
  /** The one that `value.picture` names. */
  picture?: PanelPicture | undefined
  /** Other languages that have words for it. */
  altIn: readonly Language[]
  onChoosePicture: () => void
  /** The card that the site draws, once there is one. */
  shareImage?: string | undefined
  authors: readonly string[]
  knownTags?: readonly string[] | undefined
  previews: Omit<PreviewsPartProps, 'clock'>
  /** At the end of the fields: when it opens. */
  children?: ReactNode
  /** The tab beside the fields. */
  history: ReactNode
  tab?: PanelTab | undefined
  onTabChange?: ((tab: PanelTab) => void) | undefined
}

/** Everything about a post's language but its text. The fields stay in the form while the other tab is open. */
export function SidePanel({ clock, previews, children, history, tab, onTabChange, ...part }: SidePanelProps) {
  const { t } = useTranslation('staff-panel')
  const { language, value, siteTitle, date, picture, shareImage } = part
  const { timeZone } = clock
  return (
    <aside data-slot="side-panel" aria-label={t('label')} className="min-w-0 text-sm">
      <h2 className="sr-only">{t('label')}</h2>
      <Tabs
        defaultValue="post"
        {...(tab && { value: tab })}
        onValueChange={(next) => onTabChange?.(next === 'history' ? 'history' : 'post')}
      >
        <TabsList aria-label={t('tabs.label')} className="border-line!">
          {panelTabs.map((each) => (
            <TabsTrigger
              key={each}
              value={each}
              className="flex-1 border-y-0! border-l-0! text-center! text-sm last:border-r-0!"
            >
              {t(`tabs.${each}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="post" forceMount className="py-0! data-[state=inactive]:hidden">
          <AddressPart
            {...shared(part)}
            prefix={part.addressPrefix}
            liveSlug={part.liveSlug}
            suggestion={part.suggestedSlug}
          />
          <ExcerptPart {...shared(part)} />
          <PicturePart {...shared(part)} picture={picture} altIn={part.altIn} onChoosePicture={part.onChoosePicture} />
          <SearchPart {...shared(part)} siteTitle={siteTitle} date={date} timeZone={timeZone} />
          <PanelPart title={t('share.title')}>
            <SocialPreview
              language={language}
              title={value.title}
              slug={value.picture}
              picture={picture}
              shareImage={shareImage}
            />
          </PanelPart>
          <PanelPart title={t('share.feed')}>
            <FeedPreview language={language} value={value} siteTitle={siteTitle} date={date} timeZone={timeZone} />
          </PanelPart>
          <KindPart {...shared(part)} authors={part.authors} knownTags={part.knownTags} />
          <PreviewsPart {...previews} clock={clock} />
          {children}
        </TabsContent>
        <TabsContent value="history" className="py-0!">
          {history}
        </TabsContent>
      </Tabs>
    </aside>
  )
}

const shared = ({ language, value, onChange, problems }: FieldPartProps) => ({
  language,
  value,
  onChange,
  problems,
})
