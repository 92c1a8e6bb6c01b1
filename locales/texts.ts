import type about from './en/about.json'
import type applicationForm from './en/application-form.json'
import type blogCard from './en/blog-card.json'
import type blogList from './en/blog-list.json'
import type blogPost from './en/blog-post.json'
import type callToAction from './en/call-to-action.json'
import type careers from './en/careers.json'
import type careersWhy from './en/careers-why.json'
import type common from './en/common.json'
import type contact from './en/contact.json'
import type contactForm from './en/contact-form.json'
import type cookieBanner from './en/cookie-banner.json'
import type cookiePolicy from './en/cookie-policy.json'
import type errors from './en/errors.json'
import type faq from './en/faq.json'
import type gdpr from './en/gdpr.json'
import type home from './en/home.json'
import type legal from './en/legal.json'
import type mail from './en/mail.json'
import type messageError from './en/message-error.json'
import type newsletter from './en/newsletter.json'
import type newsletterForm from './en/newsletter-form.json'
import type newsletterManage from './en/newsletter-manage.json'
import type notFound from './en/not-found.json'
import type offline from './en/offline.json'
import type offlineNotice from './en/offline-notice.json'
import type openings from './en/openings.json'
import type pageError from './en/page-error.json'
import type pageSpinner from './en/page-spinner.json'
import type portfolio from './en/portfolio.json'
import type preferencesPanel from './en/preferences-panel.json'
import type privacyPolicy from './en/privacy-policy.json'
import type processSteps from './en/process-steps.json'
import type projectCard from './en/project-card.json'
import type projectFilter from './en/project-filter.json'
import type projectModal from './en/project-modal.json'
import type pushControl from './en/push-control.json'
import type pushMessage from './en/push-message.json'
import type pushModal from './en/push-modal.json'
import type pushWorker from './en/push-worker.json'
import type relatedTopics from './en/related-topics.json'
import type samplePost from './en/sample-post.json'
import type searchOverlay from './en/search-overlay.json'
import type services from './en/services.json'
import type share from './en/share.json'
import type siteFooter from './en/site-footer.json'
import type siteHeader from './en/site-header.json'
import type staffAccount from './en/staff-account.json'
import type staffDesk from './en/staff-desk.json'
import type staffDoor from './en/staff-door.json'
import type staffErrors from './en/staff-errors.json'
import type staffFrame from './en/staff-frame.json'
import type staffLog from './en/staff-log.json'
import type staffPalette from './en/staff-palette.json'
import type staffPeople from './en/staff-people.json'
import type staffSession from './en/staff-session.json'
import type technologyStack from './en/technology-stack.json'
import type termsOfService from './en/terms-of-service.json'
import type thankYou from './en/thank-you.json'

/** Every file of texts by its name, as English has it: English is the source of the keys. */
export interface Texts {
  about: typeof about
  'application-form': typeof applicationForm
  'blog-card': typeof blogCard
  'blog-list': typeof blogList
  'blog-post': typeof blogPost
  'call-to-action': typeof callToAction
  careers: typeof careers
  'careers-why': typeof careersWhy
  common: typeof common
  contact: typeof contact
  'contact-form': typeof contactForm
  'cookie-banner': typeof cookieBanner
  'cookie-policy': typeof cookiePolicy
  errors: typeof errors
  faq: typeof faq
  gdpr: typeof gdpr
  home: typeof home
  legal: typeof legal
  mail: typeof mail
  'message-error': typeof messageError
  newsletter: typeof newsletter
  'newsletter-form': typeof newsletterForm
  'newsletter-manage': typeof newsletterManage
  'not-found': typeof notFound
  offline: typeof offline
  'offline-notice': typeof offlineNotice
  openings: typeof openings
  'page-error': typeof pageError
  'page-spinner': typeof pageSpinner
  portfolio: typeof portfolio
  'preferences-panel': typeof preferencesPanel
  'privacy-policy': typeof privacyPolicy
  'process-steps': typeof processSteps
  'project-card': typeof projectCard
  'project-filter': typeof projectFilter
  'project-modal': typeof projectModal
  'push-control': typeof pushControl
  'push-message': typeof pushMessage
  'push-modal': typeof pushModal
  'push-worker': typeof pushWorker
  'related-topics': typeof relatedTopics
  'sample-post': typeof samplePost
  'search-overlay': typeof searchOverlay
  services: typeof services
  share: typeof share
  'site-footer': typeof siteFooter
  'site-header': typeof siteHeader
  'staff-account': typeof staffAccount
  'staff-desk': typeof staffDesk
  'staff-door': typeof staffDoor
  'staff-errors': typeof staffErrors
  'staff-frame': typeof staffFrame
  'staff-log': typeof staffLog
  'staff-palette': typeof staffPalette
  'staff-people': typeof staffPeople
  'staff-session': typeof staffSession
  'technology-stack': typeof technologyStack
  'terms-of-service': typeof termsOfService
  'thank-you': typeof thankYou
}

export type TextFile = keyof Texts
