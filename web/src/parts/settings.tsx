import { LANGS } from '@orrery/shared';
import { useWords, wordsOf } from '../i18n/index.ts';
import { Newcomer } from '../learn/newcomer-settings.tsx';
import { PACES, prefer, THEMES, usePreferences } from '../preferences.ts';
import { Dialog } from './dialog.tsx';
import { Segments } from './segments.tsx';
import styles from './settings.module.css';

export function LanguageSwitch({ hideLabel = false }: { readonly hideLabel?: boolean }) {
  const words = useWords();
  const lang = usePreferences((preferences) => preferences.lang);
  return (
    <Segments
      label={words.settings.language}
      hideLabel={hideLabel}
      value={lang}
      among={LANGS.map((each) => [
        each,
        hideLabel ? each.toUpperCase() : wordsOf(each).languageName,
      ])}
      onChange={(next) => prefer({ lang: next })}
    />
  );
}

export function Settings({ onClose }: { readonly onClose: () => void }) {
  const { settings, table } = useWords();
  const { theme, pace, holdTurns, confirmFinal } = usePreferences();
  return (
    <Dialog title={settings.title} closeLabel={settings.close} onClose={onClose}>
      <LanguageSwitch />
      <Segments
        label={settings.theme}
        value={theme}
        among={THEMES.map((each) => [each, settings.themes[each]])}
        onChange={(next) => prefer({ theme: next })}
      />
      <Segments
        label={settings.pace}
        value={pace}
        among={PACES.map((each) => [each, settings.paces[each]])}
        onChange={(next) => prefer({ pace: next })}
      />
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={holdTurns}
          onChange={(event) => prefer({ holdTurns: event.target.checked })}
        />
        <span>{settings.holdTurns}</span>
      </label>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={confirmFinal}
          onChange={(event) => prefer({ confirmFinal: event.target.checked })}
        />
        <span>{settings.confirmFinal}</span>
      </label>
      <Newcomer />
      <p className={styles['keys']}>{table.keys}</p>
    </Dialog>
  );
}
