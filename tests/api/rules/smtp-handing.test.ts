import { describe, expect, it } from 'vitest'
import { smtpHanding } from '#api/outbound/bulk/smtp-handing.ts'

const answered = (command: string, response: string, code = 'EENVELOPE') =>
  Object.assign(new Error('It failed'), { code, command, response, responseCode: Number(response.slice(0, 3)) })

describe('what an SMTP server’s answer means', () => {
  it.each([
    ['RCPT TO', '550 5.1.1 No such user', { kind: 'refused', isHard: true, code: '5.1.1' }],
    ['RCPT TO', '550 No such user', { kind: 'refused', isHard: true, code: '550' }],
    ['RCPT TO', '550 relay not permitted', { kind: 'later', isWhole: false }],
    ['RCPT TO', '554 5.7.1 <a@b.example>: Relay access denied', { kind: 'later', isWhole: false }],
    ['RCPT TO', '550 We don’t relay.', { kind: 'later', isWhole: false }],
    ['RCPT TO', '550 Administrative prohibition: relay', { kind: 'later', isWhole: false }],
    ['RCPT TO', '550 host relay.example said: User unknown', { kind: 'refused', isHard: true, code: '550' }],
    ['RCPT TO', '550 <a@relay.example>: User unknown', { kind: 'refused', isHard: true, code: '550' }],
    ['RCPT TO', '550 5.1.1 User unknown in relay recipient table', { kind: 'refused', isHard: true, code: '5.1.1' }],
    ['RCPT TO', '552 5.2.2 Mailbox full', { kind: 'refused', isHard: false, code: '5.2.2' }],
    ['RCPT TO', '554 5.7.1 Not wanted', { kind: 'refused', isHard: false, code: '5.7.1' }],
    ['RCPT TO', '450 4.2.0 Greylisted', { kind: 'later', isWhole: false }],
    ['RCPT TO', '421 4.7.0 Try again later', { kind: 'later', isWhole: true }],
    ['RCPT TO', '451 4.7.500 Server busy', { kind: 'later', isWhole: true }],
    ['RCPT TO', '451 4.7.1 Greylisted', { kind: 'later', isWhole: false }],
    ['RCPT TO', '530 5.7.0 Log in first', { kind: 'stopped' }],
    ['MAIL FROM', '553 5.7.1 Sender refused', { kind: 'stopped' }],
    ['MAIL FROM', '451 4.3.0 Not now', { kind: 'later', isWhole: true }],
    ['AUTH PLAIN', '535 5.7.8 Wrong password', { kind: 'stopped' }],
    ['AUTH PLAIN', '454 4.7.0 Not now', { kind: 'away' }],
    ['DATA', '550 5.1.1 No such user', { kind: 'refused', isHard: true }],
    ['DATA', '554 Looks like spam', { kind: 'refused', isHard: false, code: '554' }],
    ['DATA', '552 5.3.4 Too large', { kind: 'stopped' }],
    ['DATA', '451 4.3.0 Not now', { kind: 'later' }],
    ['DATA', '550 5.4.5 Daily user sending quota exceeded.', { kind: 'stopped' }],
    ['DATA', '550 5.1.90 You have reached your daily limit for message recipients', { kind: 'stopped' }],
    ['DATA', '550 5.7.1 <DATA>: Data command rejected: limit of 400 rcpts per 24 hours', { kind: 'stopped' }],
    ['DATA', '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException', { kind: 'stopped' }],
    ['DATA', '554 Message rejected: Sending suspended for this account', { kind: 'stopped' }],
    ['DATA', '554 Message rejected: Email address is not verified.', { kind: 'stopped' }],
    ['DATA', '550 The from address does not match a verified Sender Identity.', { kind: 'stopped' }],
    [
      'RCPT TO',
      '550 Domain x.example has exceeded the max emails per hour (100/100 (100%)) allowed.',
      { kind: 'stopped' },
    ],
    ['RCPT TO', '550 5.4.6 Unusual sending activity detected', { kind: 'stopped' }],
    ['RCPT TO', '554 Hourly limits exceeded', { kind: 'stopped' }],
    ['RCPT TO', '550 5.1.8 <site@dritare.example>: Sender address rejected: Domain not found', { kind: 'stopped' }],
    ['RCPT TO', '554 5.7.1 <host>: Client host rejected: Access denied', { kind: 'stopped' }],
    ['RCPT TO', '552 5.2.2 Over quota, limit of 24 hours', { kind: 'refused', isHard: false }],
    ['RCPT TO', '552 mx-relay.example: mailbox quota exceeded', { kind: 'refused', isHard: false }],
    ['RCPT TO', '550 <quota.daily@x.example>: User unknown', { kind: 'refused', isHard: true }],
    ['RCPT TO', '554 5.7.1 <quota-daily@x.example>: Recipient address rejected', { kind: 'refused', isHard: false }],
    ['RCPT TO', '550 5.4.1 Recipient address rejected: Access denied', { kind: 'refused', isHard: true }],
    ['RCPT TO', '550 Administrative prohibition', { kind: 'refused', isHard: false }],
    [
      'RCPT TO',
      '550-Verification failed for <us@x.example> 550-No Such User Here 550 Sender verify failed',
      { isHard: false },
    ],
    ['RCPT TO', '550 5.1.1 <us@x.example>: Sender address rejected: User unknown', { isHard: false }],
    ['RCPT TO', '550 Reverse DNS not found for client', { kind: 'refused', isHard: false }],
    ['RCPT TO', '550 <unknown-user@x.example>: Administrative prohibition', { kind: 'refused', isHard: false }],
    [
      'RCPT TO',
      '550 5.2.1 The user is receiving mail at a rate that prevents delivery',
      { kind: 'refused', isHard: false },
    ],
    ['RCPT TO', '550 5.4.1 Access denied', { kind: 'refused', isHard: false }],
    ['RCPT TO', '554 5.4.6 Too many hops', { kind: 'refused', isHard: false }],
    ['RCPT TO', '550 sorry, no mailbox here by that name', { kind: 'refused', isHard: true }],
    ['RCPT TO', '550 Requested action not taken: mailbox unavailable', { kind: 'refused', isHard: true }],
    ['RCPT TO', '550 Unrouteable address', { kind: 'refused', isHard: true }],
    [
      'RCPT TO',
      '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302)',
      { kind: 'refused', isHard: true },
    ],
    ['RCPT TO', '552 1 Requested mail action aborted, mailbox not found', { kind: 'refused', isHard: true }],
    ['RCPT TO', "554 delivery error: dd This user doesn't have a yahoo.com account", { kind: 'refused', isHard: true }],
    ['RCPT TO', '550 This user doesn’t exist', { kind: 'refused', isHard: true }],
    ['RCPT TO', '550 5.7.1 No such user!', { kind: 'refused', isHard: true }],
    ['RCPT TO', '550 5.2.1 The account that you tried to reach is disabled', { kind: 'refused', isHard: true }],
    ['RCPT TO', '550 5.2.1 Service unavailable', { kind: 'refused', isHard: false }],
    ['RCPT TO', '550 mailbox unavailable: quota exceeded', { kind: 'refused', isHard: false }],
    ['DATA', '550 Mailbox unavailable', { kind: 'refused', isHard: false }],
    ['DATA', '550 Request failed; Mailbox unavailable', { kind: 'stopped' }],
    [
      'RCPT TO',
      '550-Requested action not taken: mailbox unavailable 550 Failure sending mail. Try again.',
      { kind: 'stopped' },
    ],
    [
      'RCPT TO',
      '554 5.7.1 <a@x.example>: Recipient address rejected: You have exceeded your Outmail quota',
      { kind: 'stopped' },
    ],
    ['DATA', '554 Access denied: User arn is not authorized to perform ses:SendRawEmail', { kind: 'stopped' }],
    ['RCPT TO', '550 5.4.4 Host not found', { kind: 'refused', isHard: true }],
    ['DATA', '554 6.6.0 Error sending message for delivery', { kind: 'refused', isHard: false }],
    ['DATA', '554 Message size exceeds fixed limit', { kind: 'refused', isHard: false }],
  ])('%s: %s', (command, response, expected) => {
    expect(smtpHanding(answered(command, response), false)).toMatchObject(expected)
  })

  it('to a connection: for now it is away, for good it stops', () => {
    expect(smtpHanding(answered('CONN', '421 4.3.2 Too busy', 'EPROTOCOL'), false).kind).toBe('away')
    expect(smtpHanding(answered('CONN', '554 No', 'EPROTOCOL'), false).kind).toBe('stopped')
    expect(smtpHanding(answered('CONN', '421 4.7.0 Too many', 'ECONNECTION'), false).kind).toBe('later')
    expect(smtpHanding(Object.assign(new Error('refused'), { code: 'ECONNECTION' }), false).kind).toBe('away')
  })

  it('after the dot only an answer tells that nobody has it', () => {
    expect(smtpHanding(Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' }), true).kind).toBe('unanswered')
    expect(smtpHanding(answered('DATA', '451 4.3.0 Not now', 'EMESSAGE'), true).kind).toBe('later')
    expect(smtpHanding(answered('DATA', '550 5.1.1 Nobody', 'EMESSAGE'), true).kind).toBe('refused')
    // An answer to something before it.
    expect(smtpHanding(answered('DATA', '354 Go on', 'EMESSAGE'), true).kind).toBe('unanswered')
    expect(smtpHanding('nothing known', true).kind).toBe('unanswered')
  })
})
