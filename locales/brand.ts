/**
 * Everything that names the agency (D1). Put in another agency's facts here and the pages, mails and
 * feeds follow. People on this page are sample content: invented, and marked as such where they appear. The imprint and the
 * prices are in files beside this one, which every page carries.
 */
export const brand = {
  name: 'Dritare',
  domain: 'dritare.example',
  /** Of its office: the staff's pages say times of day. */
  timeZone: 'Europe/Tirane',
  /** Sample content: days from 0, a Sunday, and times of day of that zone. */
  officeHours: { weekdays: [1, 2, 3, 4, 5], from: '09:00', until: '18:00' },
  mail: {
    /** Where contact messages go and what automatic mails are sent from, unless the environment says otherwise. */
    contact: 'hello@dritare.example',
    sender: 'website@dritare.example',
  },
  social: [
    { network: 'Facebook', href: 'https://www.facebook.com/dritare.example' },
    { network: 'Instagram', href: 'https://www.instagram.com/dritare.example' },
    { network: 'LinkedIn', href: 'https://www.linkedin.com/company/dritare-example' },
    { network: 'X', href: 'https://x.com/dritare_example' },
  ],
  /** Sample content: an invented person, shown as such. The story is in locales, about.json. */
  founder: { name: 'Arta Kodra', picture: 'founder', isSample: true },
  shareImage: '/pictures/share-1200.jpg',
} as const
