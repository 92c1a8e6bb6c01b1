/** Whether this is the library that is handed over, without what concerns those who build the site. */
export const isForClient = import.meta.env['STORYBOOK_CLIENT'] === 'on'
