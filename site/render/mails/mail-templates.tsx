import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { MailContent } from '#api/contract/mail-order.ts'
import { brand } from '#locales/brand.ts'
import { formatNumber } from '#locales/formats.ts'
import { formatDay, formatMonth, noonOf } from '#locales/staff-formats.ts'
import { ApplicationAcknowledgement } from '#ui/mails/application-acknowledgement.tsx'
import { ApplicationKept } from '#ui/mails/application-kept.tsx'
import { ApplicationNotification } from '#ui/mails/application-notification.tsx'
import { ApplicationStage } from '#ui/mails/application-stage.tsx'
import { ContactAcknowledgement } from '#ui/mails/contact-acknowledgement.tsx'
import { ContactAnswer } from '#ui/mails/contact-answer.tsx'
import { ContactNotification } from '#ui/mails/contact-notification.tsx'
import { NewsletterConfirm } from '#ui/mails/newsletter-confirm.tsx'
import { NewsletterIssue } from '#ui/mails/newsletter-issue.tsx'
import { NewsletterKnown } from '#ui/mails/newsletter-known.tsx'
import { NewsletterWelcome } from '#ui/mails/newsletter-welcome.tsx'
import { StaffAddressChange } from '#ui/mails/staff-address-change.tsx'
import { StaffAlert } from '#ui/mails/staff-alert.tsx'
import { StaffInvitation } from '#ui/mails/staff-invitation.tsx'
import { StaffNewDevice } from '#ui/mails/staff-new-device.tsx'
import { StaffReport } from '#ui/mails/staff-report.tsx'
import { StaffReset } from '#ui/mails/staff-reset.tsx'

export const subjectFiles = ['mail', 'contact-form', 'application-form'] as const

type SubjectWords = TFunction<typeof subjectFiles>

export function mailElement(content: MailContent): ReactNode {
  switch (content.template) {
    case 'contact-notification':
      return <ContactNotification {...content.props} />
    case 'contact-acknowledgement':
      return <ContactAcknowledgement {...content.props} />
    case 'contact-answer':
      return <ContactAnswer {...content.props} />
    case 'application-notification':
      return <ApplicationNotification {...content.props} />
    case 'application-acknowledgement':
      return <ApplicationAcknowledgement {...content.props} />
    case 'application-stage':
      return <ApplicationStage {...content.props} />
    case 'application-kept':
      return <ApplicationKept {...content.props} />
    case 'newsletter-confirm':
      return <NewsletterConfirm {...content.props} />
    case 'newsletter-known':
      return <NewsletterKnown {...content.props} />
    case 'newsletter-welcome':
      return <NewsletterWelcome {...content.props} />
    case 'newsletter-issue':
      return <NewsletterIssue {...content.props} />
    case 'staff-invitation':
      return <StaffInvitation {...content.props} />
    case 'staff-reset':
      return <StaffReset {...content.props} />
    case 'staff-new-device':
      return <StaffNewDevice {...content.props} />
    case 'staff-address-change':
      return <StaffAddressChange {...content.props} />
    case 'staff-report':
      return <StaffReport {...content.props} />
    case 'staff-alert':
      return <StaffAlert {...content.props} />
  }
}

export function mailSubject(content: MailContent, t: SubjectWords, language: string): string {
  switch (content.template) {
    case 'contact-notification': {
      const { name, purpose } = content.props
      return t('mail:contact.notification.subject', { name, purpose: t(`contact-form:purposes.${purpose}`) })
    }
    case 'contact-acknowledgement':
      return t('mail:contact.acknowledgement.subject', { brand: brand.name })
    case 'contact-answer':
      // Programs put mails together whose subjects differ by this only, in whatever language.
      return `Re: ${t('mail:contact.acknowledgement.subject', { brand: brand.name })}`
    case 'application-notification': {
      const { name, interest } = content.props
      return t('mail:application.notification.subject', { name, interest: t(`application-form:interests.${interest}`) })
    }
    case 'application-acknowledgement':
      return t('mail:application.acknowledgement.subject', { brand: brand.name })
    case 'application-stage':
      return t(`mail:application.stage.${content.props.kind}.subject`, { brand: brand.name })
    case 'application-kept':
      return t('mail:application.kept.subject', { brand: brand.name })
    case 'newsletter-confirm':
      return t('mail:newsletter.confirm.subject', { brand: brand.name })
    case 'newsletter-known':
      return t('mail:newsletter.known.subject', { brand: brand.name })
    case 'newsletter-welcome':
      return t('mail:newsletter.welcome.subject', { brand: brand.name })
    case 'newsletter-issue':
      return content.props.subject
    case 'staff-invitation':
      return t('mail:staff.invitation.subject', { brand: brand.name })
    case 'staff-reset':
      return t('mail:staff.reset.subject', { brand: brand.name })
    case 'staff-new-device':
      return t('mail:staff.newDevice.subject', { brand: brand.name })
    case 'staff-address-change':
      return t('mail:staff.addressChange.subject', { brand: brand.name })
    case 'staff-report': {
      const { kind, from, figures } = content.props
      const clock = { now: noonOf(from), timeZone: 'UTC' }
      return t(`mail:staff.report.${kind}.subject`, {
        brand: brand.name,
        day: formatDay(noonOf(from), language, clock),
        month: formatMonth(from, language, clock),
        visits: formatNumber(figures.visits, language),
      })
    }
    case 'staff-alert': {
      const { day, direction } = content.props
      const clock = { now: noonOf(day), timeZone: 'UTC' }
      return t(`mail:staff.alert.subject.${direction}`, {
        brand: brand.name,
        day: formatDay(noonOf(day), language, clock, { weekday: 'long' }),
      })
    }
  }
}
