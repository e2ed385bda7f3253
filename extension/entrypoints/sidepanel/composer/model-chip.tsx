import type { ModelChoice } from '@assent/shared';
import { Info } from 'lucide-react';
import { useId } from 'react';
import { useStore } from 'zustand/react';
import { useLanguage, useMessages } from '../../../components/language.ts';
import { useAnsweringModel } from '../panel/answering-model.ts';
import { useOpenPanel } from '../panel/panel-context.tsx';
import styles from './model-chip.module.css';

/** What answers and what it can do, as the backend lists it. Rules are never shown as a model. */
export function ModelChip(): React.ReactNode {
  const { composer: messages, embeddedRules } = useMessages();
  const { models, setupUrl } = useStore(useOpenPanel().composing.choices);
  const id = useId();
  const model = useAnsweringModel();
  if (!model) return null;
  const name = model.is_rules ? messages.rules : (model.name ?? model.id);
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        aria-label={messages.answering(name)}
        title={messages.aboutModel}
        popoverTarget={id}
        data-answering
        data-rules={model.is_rules ? '' : undefined}
      >
        {models.length > 1 ? <Info aria-hidden="true" size={16} strokeWidth={1.8} /> : name}
      </button>
      <div id={id} popover="auto" className={styles.popover} role="dialog" aria-label={messages.aboutModel}>
        <strong>{name}</strong>
        {model.is_rules ? <p>{embeddedRules}</p> : <ModelFacts model={model} />}
        {setupUrl !== undefined && <SetupLink url={setupUrl} isFirst={model.is_rules === true} />}
      </div>
    </>
  );
}

function ModelFacts({ model }: { model: ModelChoice }): React.ReactNode {
  const { modelFacts: messages } = useMessages().composer;
  const facts = [
    ...(model.tools ? [messages.acts] : []),
    ...(model.images === undefined || model.images === null
      ? []
      : [model.images ? messages.seesPictures : messages.noPictures]),
    ...(model.context_tokens ? [messages.reads(model.context_tokens)] : []),
  ];
  return (
    <ul>
      {facts.map(fact => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function SetupLink({ url, isFirst }: { url: string; isFirst: boolean }): React.ReactNode {
  const { composer: messages } = useMessages();
  const language = useLanguage();
  return (
    <a
      className={isFirst ? styles.first : styles.another}
      href={`${url}?lang=${language}`}
      target="_blank"
      rel="noreferrer"
    >
      {isFirst ? messages.connectModel : messages.changeModel}
    </a>
  );
}
