import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { fieldsOf } from '../../records/form/fields.tsx'
import { PlaceFields } from './place-fields.tsx'

const { Field } = fieldsOf<'account' | 'realName' | 'phone'>('user')

type Props = {
  isNew: boolean
  isSelf: boolean
  /** Of another home tenant, which administers name and phone. */
  isGuest: boolean
}

/** Who somebody is and what they are here. */
export function UserFields({ isNew, isSelf, isGuest }: Props) {
  const { t } = useTranslation()
  const locked = isGuest && { disabled: true }
  return (
    <>
      {isNew && (
        <Field name="account">
          <Input maxLength={30} autoComplete="off" />
        </Field>
      )}
      <div className="two-columns">
        <Field name="realName" {...(isGuest && { help: t('user.guestHint') })}>
          <Input maxLength={30} {...locked} />
        </Field>
        <Field name="phone" required={false}>
          <Input inputMode="tel" maxLength={20} {...locked} />
        </Field>
      </div>
      <PlaceFields isSelf={isSelf} />
    </>
  )
}
