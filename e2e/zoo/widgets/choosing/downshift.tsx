import { useSelect } from 'downshift';
import { CITIES } from '../options.ts';
import { render } from '../render-react.tsx';
import { report } from '../report.ts';

function City() {
  const { isOpen, selectedItem, getToggleButtonProps, getMenuProps, getItemProps } = useSelect({
    items: CITIES,
    itemToString: item => item?.label ?? '',
    onSelectedItemChange: ({ selectedItem: chosen }) => report('city', chosen?.value),
  });
  return (
    <div>
      <div className="city" style={{ border: '1px solid', width: 200 }} {...getToggleButtonProps()}>
        {selectedItem?.label ?? 'Choose'}
      </div>
      <ul {...getMenuProps()}>
        {isOpen &&
          CITIES.map((item, index) => (
            <li key={item.value} {...getItemProps({ item, index })}>
              {item.label}
            </li>
          ))}
      </ul>
    </div>
  );
}

render(<City />);
