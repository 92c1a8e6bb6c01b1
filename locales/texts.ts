import type mail from './en/mail/mail.json'
import type about from './en/site/about.json'
import type applicationForm from './en/site/application-form.json'
import type blogCard from './en/site/blog-card.json'
import type blogList from './en/site/blog-list.json'
import type blogPost from './en/site/blog-post.json'
import type callToAction from './en/site/call-to-action.json'
import type careers from './en/site/careers.json'
import type careersWhy from './en/site/careers-why.json'
import type common from './en/site/common.json'
import type contact from './en/site/contact.json'
import type contactForm from './en/site/contact-form.json'
import type cookieBanner from './en/site/cookie-banner.json'
import type cookiePolicy from './en/site/cookie-policy.json'
import type errors from './en/site/errors.json'
import type faq from './en/site/faq.json'
import type formAnswer from './en/site/form-answer.json'
import type gdpr from './en/site/gdpr.json'
import type home from './en/site/home.json'
import type imprint from './en/site/imprint.json'
import type legal from './en/site/legal.json'
import type messageError from './en/site/message-error.json'
import type newsletter from './en/site/newsletter.json'
import type newsletterForm from './en/site/newsletter-form.json'
import type newsletterIssues from './en/site/newsletter-issues.json'
import type newsletterManage from './en/site/newsletter-manage.json'
import type notFound from './en/site/not-found.json'
import type offline from './en/site/offline.json'
import type offlineNotice from './en/site/offline-notice.json'
import type openings from './en/site/openings.json'
import type pageError from './en/site/page-error.json'
import type pageSpinner from './en/site/page-spinner.json'
import type portfolio from './en/site/portfolio.json'
import type preferencesPanel from './en/site/preferences-panel.json'
import type privacyPolicy from './en/site/privacy-policy.json'
import type processSteps from './en/site/process-steps.json'
import type projectCard from './en/site/project-card.json'
import type projectFilter from './en/site/project-filter.json'
import type projectModal from './en/site/project-modal.json'
import type pushControl from './en/site/push-control.json'
import type pushMessage from './en/site/push-message.json'
import type pushModal from './en/site/push-modal.json'
import type pushWorker from './en/site/push-worker.json'
import type relatedTopics from './en/site/related-topics.json'
import type samplePost from './en/site/sample-post.json'
import type searchOverlay from './en/site/search-overlay.json'
import type services from './en/site/services.json'
import type share from './en/site/share.json'
import type siteFooter from './en/site/site-footer.json'
import type siteHeader from './en/site/site-header.json'
import type technologyStack from './en/site/technology-stack.json'
import type termsOfService from './en/site/terms-of-service.json'
import type thankYou from './en/site/thank-you.json'
import type staffAccount from './en/staff/staff-account.json'
import type staffAnalytics from './en/staff/staff-analytics.json'
import type staffApplications from './en/staff/staff-applications.json'
import type staffDeleted from './en/staff/staff-deleted.json'
import type staffDesk from './en/staff/staff-desk.json'
import type staffDoor from './en/staff/staff-door.json'
import type staffEditor from './en/staff/staff-editor.json'
import type staffErrors from './en/staff/staff-errors.json'
import type staffFrame from './en/staff/staff-frame.json'
import type staffGate from './en/staff/staff-gate.json'
import type staffHealth from './en/staff/staff-health.json'
import type staffIssues from './en/staff/staff-issues.json'
import type staffLog from './en/staff/staff-log.json'
import type staffMessages from './en/staff/staff-messages.json'
import type staffNewsletter from './en/staff/staff-newsletter.json'
import type staffOpenings from './en/staff/staff-openings.json'
import type staffPairs from './en/staff/staff-pairs.json'
import type staffPalette from './en/staff/staff-palette.json'
import type staffPanel from './en/staff/staff-panel.json'
import type staffPeople from './en/staff/staff-people.json'
import type staffPersons from './en/staff/staff-persons.json'
import type staffPictures from './en/staff/staff-pictures.json'
import type staffPosts from './en/staff/staff-posts.json'
import type staffRevisions from './en/staff/staff-revisions.json'
import type staffSegments from './en/staff/staff-segments.json'
import type staffSending from './en/staff/staff-sending.json'
import type staffSession from './en/staff/staff-session.json'
import type staffSheet from './en/staff/staff-sheet.json'
import type staffTransfer from './en/staff/staff-transfer.json'
import type staffUpload from './en/staff/staff-upload.json'

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
  'form-answer': typeof formAnswer
  gdpr: typeof gdpr
  home: typeof home
  imprint: typeof imprint
  legal: typeof legal
  mail: typeof mail
  'message-error': typeof messageError
  newsletter: typeof newsletter
  'newsletter-form': typeof newsletterForm
  'newsletter-issues': typeof newsletterIssues
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
  'staff-analytics': typeof staffAnalytics
  'staff-applications': typeof staffApplications
  'staff-deleted': typeof staffDeleted
  'staff-desk': typeof staffDesk
  'staff-door': typeof staffDoor
  'staff-editor': typeof staffEditor
  'staff-errors': typeof staffErrors
  'staff-frame': typeof staffFrame
  'staff-gate': typeof staffGate
  'staff-health': typeof staffHealth
  'staff-issues': typeof staffIssues
  'staff-log': typeof staffLog
  'staff-messages': typeof staffMessages
  'staff-newsletter': typeof staffNewsletter
  'staff-openings': typeof staffOpenings
  'staff-pairs': typeof staffPairs
  'staff-palette': typeof staffPalette
  'staff-panel': typeof staffPanel
  'staff-people': typeof staffPeople
  'staff-posts': typeof staffPosts
  'staff-persons': typeof staffPersons
  'staff-pictures': typeof staffPictures
  'staff-transfer': typeof staffTransfer
  'staff-upload': typeof staffUpload
  'staff-revisions': typeof staffRevisions
  'staff-segments': typeof staffSegments
  'staff-sending': typeof staffSending
  'staff-session': typeof staffSession
  'staff-sheet': typeof staffSheet
  'technology-stack': typeof technologyStack
  'terms-of-service': typeof termsOfService
  'thank-you': typeof thankYou
}

export type TextFile = keyof Texts
