/** Longest values that fields take, in characters. What is longer is refused, and never cut. */
export const contactLimits = { name: 100, email: 254, message: 5000 } as const

export const applicationLimits = { fullName: 100, email: 254, phone: 40, message: 5000 } as const

export const newsletterLimits = { email: 254, source: 60, token: 4096 } as const

export const longestQuery = 200
