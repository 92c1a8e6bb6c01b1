import { useOutletContext } from 'react-router-dom'
import type { StaffAccountShown, StaffSession } from '#api/contract/staff/session.ts'

export type SignedIn = StaffSession & { account: StaffAccountShown }

/** Who is signed in, on every page behind the door. */
export const useHouse = () => useOutletContext<SignedIn>()
