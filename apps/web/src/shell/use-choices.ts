import { sectionLabel } from '@yuncang/shared/nouns/user/sections'
import { canSwitchSection } from '@yuncang/shared/nouns/tenant/rules'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../lib/language.ts'
import { switchTenant } from '../lib/credentials.ts'
import { useSession } from '../session/session-context.tsx'
import { changeRole } from '../session/session.ts'

/** What a person may change the whole application to. */
export type Choice = {
  title: string
  /** What it stands at. */
  current: string | undefined
  options: readonly { key: string; label: string }[]
  pick: (key: string) => void
}

/** The tenant, when there is more than one to work in; a switch starts the application anew. */
export function useTenantChoice(): Choice | undefined {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { tenant, tenants } = useSession()
  if (tenants.length < 2) return undefined
  const pick = (dataNode: string) => {
    if (tenants.find((each) => each.dataNode === dataNode)?.isLock) {
      void message.error(t('tenants.locked'))
      return
    }
    switchTenant(dataNode)
  }
  const options = tenants.map((each) => ({ key: each.dataNode, label: each.name }))
  return { title: t('tenant.switch'), current: tenant.dataNode, options, pick }
}

/**
 * The business section, where there are several to work in (docs/domain/tenants.md#business-sections); the page starts
 * anew in it.
 */
export function useSectionChoice(): Choice | undefined {
  const { t } = useTranslation()
  const { tenant, currentRole, groups } = useSession()
  if (!canSwitchSection(tenant.dataNode, groups)) return undefined
  const pick = async (name: string) => {
    await changeRole(name)
    location.reload()
  }
  const options = groups.map((name) => ({
    key: name,
    label: sectionLabel(name, currentLanguage()),
  }))
  return {
    title: t('section.switch'),
    current: currentRole ?? undefined,
    options,
    pick: (name) => void pick(name),
  }
}
