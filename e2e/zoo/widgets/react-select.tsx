import { createRoot } from 'react-dom/client';
import Select from 'react-select';
import AsyncSelect from 'react-select/async';
import CreatableSelect from 'react-select/creatable';
import { report } from './report.ts';

interface Country {
  value: string;
  label: string;
}

const COUNTRIES: Country[] = ['Germany', 'France', 'Japan', 'China', 'Brazil'].map(label => ({
  value: label.toLowerCase(),
  label,
}));

/** As a server answers that is asked for each text. */
function findLate(text: string): Promise<Country[]> {
  const found = COUNTRIES.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return new Promise(answer => {
    setTimeout(() => answer(found), 300);
  });
}

function Page() {
  return (
    <main style={{ width: 300 }}>
      <label htmlFor="country">Country</label>
      <Select
        inputId="country"
        options={COUNTRIES}
        onChange={(chosen: Country | null) => report('country', chosen?.value ?? null)}
      />
      <label htmlFor="visited">Visited</label>
      <Select
        inputId="visited"
        isMulti
        options={COUNTRIES}
        onChange={(chosen: readonly Country[]) =>
          report('visited', chosen.map(({ value }) => value).join(','))
        }
      />
      <label htmlFor="asked">Asked</label>
      <AsyncSelect
        inputId="asked"
        loadOptions={findLate}
        onChange={(chosen: Country | null) => report('asked', chosen?.value ?? null)}
      />
      <label htmlFor="made">Made</label>
      <CreatableSelect
        inputId="made"
        options={COUNTRIES}
        onChange={(chosen: Country | null) => report('made', chosen?.value ?? null)}
      />
    </main>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);
