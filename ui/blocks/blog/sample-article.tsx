import { useTranslation } from 'react-i18next'
import { VideoEmbed } from '#ui/blocks/blog/video-embed.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { tagged } from '#ui/lib/tagged.tsx'
import { Picture } from '#ui/primitives/picture.tsx'

const codeOf = (label: string) => `<button type="button" aria-expanded="false">
  ${label}
</button>`

export function SampleArticle() {
  return (
    <>
      <Text />
      <Lists />
      <Media />
      <End />
    </>
  )
}

function Text() {
  const { t } = useTranslation('sample-post')
  return (
    <>
      <h2 id="text">{t('text.title')}</h2>
      <aside>{t('text.note')}</aside>
      <p>
        {tagged(t('text.first'), {
          strong: (words) => <strong>{words}</strong>,
          em: (words) => <em>{words}</em>,
          mark: (words) => <mark>{words}</mark>,
          more: (words) => <Anchor href="/blog">{words}</Anchor>,
          code: (words) => <code>{words}</code>,
          kbd: (words) => <kbd>{words}</kbd>,
          del: (words) => <del>{words}</del>,
          sup: (words) => <sup>{words}</sup>,
          abbr: (words) => <abbr title={t('text.abbreviation')}>{words}</abbr>,
        })}
      </p>
      <blockquote>
        <p>{t('text.quote')}</p>
        <footer>
          <cite>{t('text.source')}</cite>
        </footer>
      </blockquote>
    </>
  )
}

function Lists() {
  const { t } = useTranslation('sample-post')
  return (
    <>
      <h2 id="lists">{t('lists.title')}</h2>
      <h3>{t('lists.unordered')}</h3>
      <ul>
        <li>{t('lists.first')}</li>
        <li>
          {t('lists.second')}
          <ul>
            <li>{t('lists.inner')}</li>
          </ul>
        </li>
      </ul>
      <h3>{t('lists.ordered')}</h3>
      <ol>
        <li>{t('lists.stepOne')}</li>
        <li>{t('lists.stepTwo')}</li>
      </ol>
      <h3>{t('lists.tasks')}</h3>
      <ul>
        <li className="task-list-item">
          <input type="checkbox" disabled defaultChecked aria-label={t('lists.done')} /> {t('lists.taskDone')}
        </li>
        <li className="task-list-item">
          <input type="checkbox" disabled aria-label={t('lists.open')} /> {t('lists.taskOpen')}
        </li>
      </ul>
    </>
  )
}

function Media() {
  const { t } = useTranslation('sample-post')
  return (
    <>
      <h2 id="media">{t('media.title')}</h2>
      <table>
        <caption>{t('media.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('media.service')}</th>
            <th scope="col">{t('media.time')}</th>
          </tr>
        </thead>
        <tbody>
          {(['webDesign', 'webDevelopment'] as const).map((service) => (
            <tr key={service}>
              <th scope="row">{t(`media.${service}`)}</th>
              <td>{t(`media.${service}Time`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore lint/a11y/useSemanticElements: a pre cannot be a section, and a name needs a role. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard must reach them. */}
      <pre tabIndex={0} role="region" aria-label={t('media.code')}>
        <code>{codeOf(t('media.menu'))}</code>
      </pre>
      <figure>
        <Picture slug="multilingual-sites" alt={t('media.figureAlt')} sizes="(min-width: 48rem) 40rem, 100vw" />
        <figcaption>{t('media.caption')}</figcaption>
      </figure>
      <VideoEmbed
        src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"
        href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"
        provider="YouTube"
        title={t('media.video')}
        caption={t('media.videoCaption')}
      />
    </>
  )
}

function End() {
  const { t } = useTranslation('sample-post')
  return (
    <>
      <hr />
      <h2 id="end">{t('end.title')}</h2>
      <p>{t('end.text')}</p>
    </>
  )
}
