import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiErrorOf } from '../../api/link.ts'
import { HasRole, RoleGroup, TenantType, WithoutRole } from '../../session/guards.tsx'
import { useSession } from '../../session/session-context.tsx'

const Misuse = ({ error }: ErrorComponentProps) => <p role="alert">{apiErrorOf(error).message}</p>

/** What each guard of showing lets through, for roles and sections that can be changed; without any it is a mistake. */
export function Guarded() {
  const { t } = useTranslation()
  const { roles: own, groups: ownGroups } = useSession()
  const [roles, setRoles] = useState<string[]>([...own])
  const [groups, setGroups] = useState<string[]>([...ownGroups])
  const [isMisused, setMisused] = useState(false)
  return (
    <section aria-label={t('test.guards')}>
      <h2>{t('test.guards')}</h2>
      <Select
        mode="tags"
        open={false}
        value={roles}
        aria-label={t('test.roleList')}
        placeholder={t('test.roleList')}
        style={{ width: '100%' }}
        onChange={(next: string[]) => setRoles(next)}
      />
      <Select
        mode="tags"
        open={false}
        value={groups}
        aria-label={t('test.groupList')}
        placeholder={t('test.groupList')}
        style={{ width: '100%', marginTop: 8 }}
        onChange={(next: string[]) => setGroups(next)}
      />
      <ul className="test-shown" aria-label={t('test.shown')}>
        {roles.length > 0 && (
          <>
            <HasRole roles={roles}>
              <li>HasRole</li>
            </HasRole>
            <WithoutRole roles={roles}>
              <li>WithoutRole</li>
            </WithoutRole>
          </>
        )}
        <TenantType>
          <li>TenantType</li>
        </TenantType>
        <RoleGroup groups={groups}>
          <li>RoleGroup</li>
        </RoleGroup>
      </ul>
      <Button onClick={() => setMisused(true)}>{t('test.misuse')}</Button>
      <CatchBoundary getResetKey={() => String(isMisused)} errorComponent={Misuse}>
        {isMisused && <HasRole roles={[]}>{null}</HasRole>}
      </CatchBoundary>
    </section>
  )
}
