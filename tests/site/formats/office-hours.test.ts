import { describe, expect, it } from 'vitest'
import { officeDaysAfter, officeDaysUntil, officeTimeBetween } from '#locales/office-hours.ts'
import { waitingThings } from '#site/staff/screens/desk-things.ts'

const HOUR = 3_600_000
const zone = 'Europe/Tirane'
const winter = (day: string, time: string) => Date.parse(`${day}T${time}:00+01:00`)
const summer = (day: string, time: string) => Date.parse(`${day}T${time}:00+02:00`)

/** Hours of work between two times. */
const hours = (from: number, until: number) => officeTimeBetween(from, until, zone) / HOUR

describe('the working hours between two times', () => {
  it('are those from Monday to Friday, nine to eighteen, of the office’s own clock', () => {
    expect(hours(winter('2026-11-09', '07:58'), winter('2026-11-10', '07:58'))).toBe(9)
    expect(hours(winter('2026-11-09', '10:30'), winter('2026-11-09', '11:00'))).toBe(0.5)
    expect(hours(winter('2026-11-09', '17:00'), winter('2026-11-10', '10:00'))).toBe(2)
    expect(hours(winter('2026-11-09', '18:00'), winter('2026-11-10', '09:00'))).toBe(0)
    expect(officeTimeBetween(winter('2026-11-09', '10:00'), winter('2026-11-09', '11:00'), 'Asia/Tokyo')).toBe(0)
  })

  it('are none on a weekend', () => {
    expect(hours(winter('2026-11-07', '00:00'), winter('2026-11-09', '00:00'))).toBe(0)
    expect(hours(winter('2026-11-06', '17:00'), winter('2026-11-09', '10:00'))).toBe(2)
    expect(hours(winter('2026-11-02', '00:00'), winter('2026-11-16', '00:00'))).toBe(90)
  })

  it('stay the same when the clock is changed', () => {
    // The clock goes forward on 29 March, a Sunday, and back on 25 October.
    expect(hours(winter('2026-03-27', '16:00'), summer('2026-03-30', '10:00'))).toBe(3)
    expect(hours(summer('2026-10-23', '16:00'), winter('2026-10-26', '10:00'))).toBe(3)
  })

  it('are none when the time is over', () => {
    expect(hours(winter('2026-11-10', '12:00'), winter('2026-11-09', '12:00'))).toBe(0)
  })
})

describe('working days', () => {
  it('leave out the weekend of the office’s own clock', () => {
    expect(officeDaysAfter(winter('2026-11-20', '13:00'), 5, zone)).toBe(winter('2026-11-27', '13:00'))
    // Half past midnight on Monday there is Sunday in UTC.
    expect(officeDaysAfter(winter('2026-11-16', '00:30'), 5, zone)).toBe(winter('2026-11-23', '00:30'))
    expect(officeDaysAfter(winter('2026-11-14', '12:00'), 1, zone)).toBe(winter('2026-11-16', '12:00'))
  })

  it('end at the same time of day when the clock is changed', () => {
    expect(officeDaysAfter(winter('2026-03-27', '23:30'), 5, zone)).toBe(summer('2026-04-03', '23:30'))
    expect(officeDaysUntil(summer('2026-04-03', '23:30'), winter('2026-03-27', '23:30'), zone)).toBe(5)
  })

  it('that are left include the one that has begun', () => {
    const end = winter('2026-11-27', '13:00')
    expect(officeDaysUntil(end, winter('2026-11-20', '13:00'), zone)).toBe(5)
    expect(officeDaysUntil(end, winter('2026-11-22', '13:00'), zone)).toBe(5)
    expect(officeDaysUntil(end, winter('2026-11-26', '14:00'), zone)).toBe(1)
    expect(officeDaysUntil(end, end, zone)).toBe(0)
    expect(officeDaysUntil(end, end + 9 * HOUR, zone)).toBe(0)
  })

  it('of an application that came on a Friday are five on the desk, not seven', () => {
    const since = winter('2026-11-20', '13:00')
    const application = { id: 'a', name: 'Jonida Sample', interest: 'fulltime' as const, since }
    const none = { messages: [], drafts: [], behind: [], failedMails: [], expiring: [], requests: [], scheduled: [] }
    const applications = [{ ...application, dueAt: officeDaysAfter(since, 5, zone) }]
    expect(waitingThings({ ...none, applications, week: null, at: since })).toMatchObject([{ workingDaysLeft: 5 }])
  })
})
