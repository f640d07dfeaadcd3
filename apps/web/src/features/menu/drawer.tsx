import { menu, type MenuRecord } from '@yuncang/shared/nouns/menu/contract'
import { say } from '@yuncang/shared/client-messages'
import { permissionWords } from '@yuncang/shared/words'
import { Alert, App, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, queryClient, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { currentLanguage } from '../../lib/language.ts'
import { valuesIn } from '../../records/form/fields.tsx'
import { RecordHistory } from '../../records/history/history.tsx'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { StepButtons } from '../../records/steps/step-buttons.tsx'
import { useCan } from '../../session/session-context.tsx'
import { siteOf } from '../../shell/menu.ts'
import { Field, flags, NameFields, PageFields, RolesField } from './fields.tsx'
import { menuName } from './row.ts'
import { useMenuSteps } from './steps.ts'

export const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.menu.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])

/** A new entry's page gets a tag, lives on behind others and is for signed-in people. */
const shownAsUsual = { isTab: 1, keepAlive: 1, isAuth: 1 }

type Props = { row: MenuRecord | undefined; folders: readonly MenuRecord[]; onClose: () => void }

/** An entry of the menu: how it is called, where it stands, whether it is seen, and the buttons of its page. */
export function MenuDrawer({ row, folders, onClose }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const canSave = useCan('menu:write')
  const steps = useMenuSteps()
  const create = useMutation(trpc.menu.create.mutationOptions(inPlace))
  const update = useMutation(trpc.menu.update.mutationOptions(inPlace))
  const shared = {
    canSave,
    onSaved: async (saved: MenuRecord) => {
      void message.success(t('menu.saved', { name: menuName(saved) }))
      await refreshed()
      onClose()
    },
    onReload: () => void refreshed(),
    onClose,
  }
  if (!row) {
    const options = folders.map((each) => ({ value: each.id, label: menuName(each) }))
    return (
      <RecordDrawer
        {...shared}
        title={t('menu.new')}
        schema={menu.create.input}
        initial={{ sort: 900, target: '', roles: [], groupPaths: [], ...shownAsUsual }}
        save={(input) => create.mutateAsync(input)}
        fields={
          <>
            <Field name="path" help={t('menu.pathHint')}>
              <Input maxLength={500} />
            </Field>
            <Field name="parentId">
              <Select allowClear options={options} />
            </Field>
            <NameFields />
            <RolesField />
            <PageFields isOutside />
          </>
        }
      />
    )
  }
  const { code, version } = row
  const words = (right: string) => permissionWords(right, currentLanguage()).right
  return (
    <RecordDrawer
      {...shared}
      title={menuName(row)}
      schema={menu.update.input}
      initial={valuesIn(menu.update.input, row)}
      extra={{ code, version }}
      save={(input) => update.mutateAsync(input)}
      fields={
        <>
          {row.refusal && (
            <Alert
              type="error"
              showIcon
              role="alert"
              title={say(currentLanguage(), row.refusal, { origin: siteOf(row) })}
              style={{ marginBottom: 16 }}
            />
          )}
          <NameFields />
          <RolesField />
          {row.type === 2 && <PageFields isOutside={/^https?:/.test(row.path)} />}
        </>
      }
    >
      {row.buttons.length > 0 && (
        <p>{t('menu.buttons', { buttons: row.buttons.map(words).join(' / ') })}</p>
      )}
      <StepButtons row={row} name={menuName(row)} steps={steps} onDone={refreshed} />
      <RecordHistory id={`menu-${code}`} noun="menu" flags={flags} labels={{}} />
    </RecordDrawer>
  )
}
