import type { NewPasswordBody, Profile } from '@orrery/protocol';
import { type FormEvent, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { tell } from '../../parts/note-store.ts';
import { http } from '../core/http.ts';
import { become, suggestedName } from '../core/identity.ts';
import { setMe, useDoor } from '../door.ts';
import { NameField } from '../name-field.tsx';
import { NoticeSwitch } from '../notice-switch.tsx';
import styles from '../online.module.css';
import { Page } from '../page.tsx';
import { useOnlineWords } from '../text/index.ts';
import { useAct } from '../use-act.ts';
import { PasswordForm, TextForm } from './forms.tsx';
import { MutedPeople } from './muted-people.tsx';
import { OwnRatings } from './own-ratings.tsx';
import { Passkeys } from './passkeys.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { RecoveryCodes, showCodes } from './recovery.tsx';
import { SignIn } from './sign-in.tsx';
import { YourData } from './your-data.tsx';

/** A name with a login and a password: an account from the first moment on. */
function SignUp() {
  const { account } = useOnlineWords();
  const { busy, run } = useAct();
  const [name, setName] = useState(() => suggestedName());
  const signUp = async (login: string, password: string): Promise<void> => {
    // Without the account it stays a guest, who can try again with another login.
    become(await http.becomeGuest(name));
    const { me, recovery } = await http.setPassword({ login, password });
    setMe(me);
    showCodes(recovery);
    tell(account.signedUp(me.name));
  };
  return (
    <section className={styles['part']} aria-label={account.signUp}>
      <h2>{account.signUp}</h2>
      <p className={styles['soft']}>{account.signUpText}</p>
      <NameField name={name} onName={setName} />
      <PasswordForm
        act={account.signUp}
        isNew
        busy={busy}
        onSubmit={(login, password) => void run(() => signUp(login, password))}
      />
    </section>
  );
}

/** Others in place of those that were used, lost or seen by somebody. */
function NewCodes() {
  const { account } = useOnlineWords();
  const { busy, run } = useAct();
  const renew = async (): Promise<void> => showCodes((await http.newRecovery()).recovery);
  return (
    <div className={styles['acts']}>
      <Button disabled={busy} onClick={() => void run(renew)}>
        {account.newRecovery}
      </Button>
    </div>
  );
}

function BecomeGuest() {
  const { account } = useOnlineWords();
  const { busy, run } = useAct();
  const [name, setName] = useState(() => suggestedName());
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => become(await http.becomeGuest(name)));
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <p className={styles['soft']}>{account.nobody}</p>
      <NameField name={name} onName={setName} />
      <Button look="main" type="submit" disabled={busy}>
        {account.save}
      </Button>
    </form>
  );
}

function Password({ me }: { readonly me: Profile }) {
  const { account } = useOnlineWords();
  const { busy, run } = useAct();
  const save = async (body: NewPasswordBody): Promise<void> => {
    const { me: next, recovery } = await http.setPassword(body);
    setMe(next);
    showCodes(recovery);
    // Whoever changes it may do so because somebody else was in.
    tell(me.login !== null && next.passkeys > 0 ? account.passwordChanged : account.saved);
  };
  return (
    <section className={styles['part']} aria-label={account.password}>
      <h2>{account.password}</h2>
      {me.login !== null && <p>{account.hasLogin(me.login)}</p>}
      <PasswordForm
        act={me.login === null ? account.setPassword : account.changePassword}
        isNew
        known={me.login}
        busy={busy}
        onSubmit={(login, password, current) =>
          void run(() => save({ login, password, ...(me.login !== null && { current }) }))
        }
      />
    </section>
  );
}

/** An address is used once the code that was sent there is told; then it can be tried. */
function Webhook({ me }: { readonly me: Profile }) {
  const { account } = useOnlineWords();
  const { busy, run } = useAct();
  if (me.webhook === null) return null;
  if (me.webhookUnconfirmed === true) {
    return (
      <TextForm
        label={account.webhookCode}
        act={account.confirm}
        hint={account.webhookCodeHint}
        value=""
        required
        busy={busy}
        onSave={(code) =>
          run(async () => {
            setMe(await http.confirmWebhook(code));
            tell(account.webhookConfirmed);
          })
        }
      />
    );
  }
  const test = async (): Promise<void> => {
    await http.testWebhook();
    tell(account.webhookTested);
  };
  return (
    <div className={styles['acts']}>
      <Button disabled={busy} onClick={() => void run(test)}>
        {account.testWebhook}
      </Button>
    </div>
  );
}

function Known({ me }: { readonly me: Profile }) {
  const { account } = useOnlineWords();
  const { busy, run } = useAct();
  const isGuest = me.login === null && me.passkeys === 0;
  const change = (fields: Parameters<typeof http.change>[0], renewed: boolean): Promise<boolean> =>
    run(async () => {
      const next = await http.change(fields);
      if (renewed) become(next);
      else setMe(next);
      tell(account.saved);
    });
  return (
    <>
      <p className={styles['soft']}>{isGuest ? account.guest : account.known}</p>
      <TextForm
        label={account.name}
        value={me.name}
        required
        busy={busy}
        onSave={(name) => change({ name }, true)}
      />
      <section className={styles['part']} aria-label={account.notices}>
        <h2>{account.notices}</h2>
        <div className={styles['acts']}>
          <NoticeSwitch />
        </div>
        <TextForm
          label={account.webhook}
          hint={account.webhookHint}
          type="url"
          value={me.webhook ?? ''}
          busy={busy}
          onSave={(address) => change({ webhook: address === '' ? null : address }, false)}
        />
        <Webhook me={me} />
        <QuietHours me={me} />
      </section>
      <Password me={me} />
      <Passkeys me={me} />
      {!isGuest && <NewCodes />}
      <OwnRatings me={me} />
      <MutedPeople />
      <YourData isGuest={isGuest} />
      <SignIn />
    </>
  );
}

/** Who one is on this server, how to come back from elsewhere, and how to go. */
export function AccountPage() {
  const { account } = useOnlineWords();
  const me = useDoor((door) => door.me);
  // Somebody else finds another page, and starts at its title.
  return (
    <Page key={me?.id} title={account.title} back="/online" backLabel={account.back}>
      <RecoveryCodes />
      {me === null ? (
        <>
          <BecomeGuest />
          <SignIn />
          <SignUp />
        </>
      ) : (
        <Known me={me} />
      )}
    </Page>
  );
}
