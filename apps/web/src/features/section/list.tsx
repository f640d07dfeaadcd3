import { useQuery } from '@tanstack/react-query'
import { sectionLabel, type sectionNames } from '@yuncang/shared/nouns/user/sections'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient, trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { currentLanguage, listed } from '../../lib/language.ts'
import { useCan } from '../../session/session-context.tsx'
import { Select } from '../../ui/select.tsx'

/** The business sections, what business belongs to each, and who is in them. */
export function SectionList() {
  const { t } = useTranslation()
  const { data: sections = [] } = useQuery(trpc.section.list.queryOptions({}))
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('section.title')}</h1>
        <span className="count">{t('list.total', { count: sections.length })}</span>
      </div>
      {sections.map((section) => (
        <Section key={section.name} {...section} />
      ))}
    </div>
  )
}

type Person = { id: string; realName: string; account: string }
type SectionName = (typeof sectionNames)[number]

function useSave() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  return useMutation(
    trpc.section.setMembers.mutationOptions({
      onSuccess: async (_nothing, { name }) => {
        void message.success(t('record.saved', { name }))
        await Promise.all([
          queryClient.invalidateQueries(trpc.section.pathFilter()),
          queryClient.invalidateQueries(trpc.user.pathFilter()),
        ])
      },
    }),
  )
}

/** Everybody of the tenant; the members alone until those are there. */
function usePeople(members: readonly Person[]): readonly Person[] {
  const { data } = useQuery(trpc.user.selectMap.queryOptions({}))
  return data ?? members
}

type Props = {
  name: SectionName
  businessTypes: string[]
  members: Person[]
}

function Section({ name, businessTypes, members }: Props) {
  const { t } = useTranslation()
  const label = sectionLabel(name, currentLanguage())
  const canWrite = useCan('user:write')
  const { labelOf } = useDictionary('BUSINESS_TYPE')
  const people = usePeople(members)
  // What was typed, and who was in the section when that began.
  const [typed, setTyped] = useState<{ userIds: string[]; known: string[] }>()
  const save = useSave()
  const here = members.map(({ id }) => id)
  const chosen = typed?.userIds ?? here
  return (
    <section style={{ borderBlockEnd: '1px solid var(--line)', paddingBlock: 12 }}>
      <h2 style={{ fontSize: 16 }}>{label}</h2>
      <p>{t('section.business', { types: listed(businessTypes.map(labelOf)) })}</p>
      <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
        <Select
          mode="multiple"
          style={{ flex: '1 1 260px', maxWidth: 720 }}
          disabled={!canWrite}
          aria-label={t('section.members', { name: label })}
          placeholder={t('section.none')}
          optionFilterProp="label"
          value={chosen}
          options={people.map((each) => ({
            value: each.id,
            label: t('text.with', { name: each.realName, more: each.account }),
          }))}
          onChange={(userIds: string[]) => setTyped({ userIds, known: typed?.known ?? here })}
        />
        {typed && (
          <Button
            type="primary"
            loading={save.isPending}
            onClick={() =>
              save.mutate({ name, ...typed }, { onSuccess: () => setTyped(undefined) })
            }
          >
            {t('action.save')}
          </Button>
        )}
      </div>
    </section>
  )
}
