import * as z from 'zod/mini'

/** 200 of `GET /api/location` (specification 3, location lookup result). City and region are empty where nobody knows them. */
export const locationAnswer = z.object({
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)), // ISO 3166-1, two capital letters; Kosovo is XK
  countryName: z.string(),
  city: z.string(),
  region: z.string(),
})

export type LocationAnswer = z.output<typeof locationAnswer>
