import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trpc } from '../../api/client.ts'
import { currentLanguage } from '../../lib/language.ts'

/** The roles of the tenant as choices, and their names by code. */
export function useRoles() {
  const { data } = useQuery(trpc.role.list.queryOptions({}))
  return useMemo(() => {
    const isEnglish = currentLanguage() === 'en'
    const names = new Map(
      data?.map((role) => [role.roleCode, isEnglish ? role.nameEn : role.nameZh]),
    )
    return {
      options: [...names].map(([value, label]) => ({ value, label })),
      nameOf: (code: string) => names.get(code) ?? code,
      /** Sees the rows of one customer. */
      isOfCustomer: (code: string) =>
        data?.find(({ roleCode }) => roleCode === code)?.dataScope === 'customer',
    }
  }, [data])
}
