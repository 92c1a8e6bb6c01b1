import { Button } from '#ui/primitives/button.tsx'
import { Disclosure } from '#ui/primitives/disclosure.tsx'
import { FieldError } from '#ui/primitives/field-error.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'
import type { Pairs } from './pair.ts'

/** What visitors send. */
export const forms: Pairs = {
  'ui/blocks/forms/contact-form.tsx': {
    good: {
      says: 'Pressed with nothing in it, it says what is missing, there.',
      picture: (
        <div className="grid gap-4">
          <TextField label="Name" name="good-name" error="Name must be at least 2 characters long" />
          <Button variant="solid" className="justify-self-start">
            Send message
          </Button>
        </div>
      ),
    },
    bad: {
      says: 'A button that cannot be pressed does not say why.',
      picture: (
        <div className="grid gap-4">
          <TextField label="Name *" name="bad-name" />
          <Button variant="solid" disabled className="justify-self-start">
            Send message
          </Button>
        </div>
      ),
    },
  },
  'ui/blocks/forms/application-form.tsx': {
    good: {
      says: 'What is needed to write back.',
      picture: (
        <div className="grid gap-4">
          <TextField label="Full name" name="good-full" />
          <TextField label="Email" name="good-mail" />
        </div>
      ),
    },
    bad: {
      says: 'What nobody may judge by.',
      picture: (
        <div className="grid gap-4">
          <TextField label="Date of birth" name="bad-birth" />
          <TextField label="Expected salary" name="bad-salary" />
        </div>
      ),
    },
  },
  'ui/blocks/forms/message-form.tsx': {
    good: { says: 'One button: the form asks for one thing.', picture: <Button variant="solid">Send message</Button> },
    bad: {
      says: 'The second one empties what took ten minutes to write.',
      picture: (
        <div className="flex gap-3">
          <Button variant="solid">Send message</Button>
          <Button>Reset</Button>
        </div>
      ),
    },
  },
  'ui/blocks/forms/newsletter-form.tsx': {
    good: {
      says: 'The same answer for every address: nobody learns who reads it.',
      picture: (
        <p className="text-success">
          Thank you for subscribing. If this address is new to us, a mail with one last click is on its way.
        </p>
      ),
    },
    bad: {
      says: 'Anybody can find out whether a neighbour subscribes.',
      picture: <FieldError>ana@example.com is already subscribed</FieldError>,
    },
  },
  'ui/blocks/forms/newsletter-manage.tsx': {
    good: { says: 'One press, and it is over.', picture: <Button>Unsubscribe</Button> },
    bad: {
      says: 'A toll for leaving.',
      picture: (
        <div className="grid gap-4">
          <TextField label="Why are you leaving us?" name="bad-why" />
          <Button disabled className="justify-self-start">
            Sign in to unsubscribe
          </Button>
        </div>
      ),
    },
  },
  'ui/blocks/forms/contact-details.tsx': {
    good: {
      says: 'An address that somebody reads, and how soon.',
      picture: (
        <p>
          <Link href="#mail">hello@dritare.example</Link>, answered within 24 hours
        </p>
      ),
    },
    bad: { says: 'A telephone that nobody answers.', picture: <p>Call us any time: +355 …</p> },
  },
  'ui/blocks/forms/faq.tsx': {
    good: {
      says: 'One or two sentences, with the figure.',
      picture: (
        <Disclosure summary="How long does a website take?" open>
          Two to four weeks for a simple one, eight to sixteen for a complex one.
        </Disclosure>
      ),
    },
    bad: {
      says: 'It was asked how long.',
      picture: (
        <div className="grid gap-4">
          <Disclosure summary="How long does a website take?" open>
            Every project is unique!
          </Disclosure>
          <Notice role="note">Contact us for a quote.</Notice>
        </div>
      ),
    },
  },
}
