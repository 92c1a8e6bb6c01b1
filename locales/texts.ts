import type about from './en/about.json'
import type blogCard from './en/blog-card.json'
import type blogList from './en/blog-list.json'
import type blogPost from './en/blog-post.json'
import type callToAction from './en/call-to-action.json'
import type common from './en/common.json'
import type contact from './en/contact.json'
import type contactForm from './en/contact-form.json'
import type cookieBanner from './en/cookie-banner.json'
import type errors from './en/errors.json'
import type home from './en/home.json'
import type mail from './en/mail.json'
import type messageError from './en/message-error.json'
import type notFound from './en/not-found.json'
import type offlineNotice from './en/offline-notice.json'
import type pageSpinner from './en/page-spinner.json'
import type preferencesPanel from './en/preferences-panel.json'
import type pushControl from './en/push-control.json'
import type pushModal from './en/push-modal.json'
import type relatedTopics from './en/related-topics.json'
import type samplePost from './en/sample-post.json'
import type searchOverlay from './en/search-overlay.json'
import type share from './en/share.json'
import type siteFooter from './en/site-footer.json'
import type siteHeader from './en/site-header.json'
import type thankYou from './en/thank-you.json'

/** Every file of texts by its name, as English has it: English is the source of the keys. */
export interface Texts {
  about: typeof about
  'blog-card': typeof blogCard
  'blog-list': typeof blogList
  'blog-post': typeof blogPost
  'call-to-action': typeof callToAction
  common: typeof common
  contact: typeof contact
  'contact-form': typeof contactForm
  'cookie-banner': typeof cookieBanner
  errors: typeof errors
  home: typeof home
  mail: typeof mail
  'message-error': typeof messageError
  'not-found': typeof notFound
  'offline-notice': typeof offlineNotice
  'page-spinner': typeof pageSpinner
  'preferences-panel': typeof preferencesPanel
  'push-control': typeof pushControl
  'push-modal': typeof pushModal
  'related-topics': typeof relatedTopics
  'sample-post': typeof samplePost
  'search-overlay': typeof searchOverlay
  share: typeof share
  'site-footer': typeof siteFooter
  'site-header': typeof siteHeader
  'thank-you': typeof thankYou
}

export type TextFile = keyof Texts
