import { ChartBarIcon } from "@phosphor-icons/react/dist/csr/ChartBar";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { EyeIcon } from "@phosphor-icons/react/dist/csr/Eye";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import type { ChanelRow } from "@selvedge/contract";
import { Link, useNavigate } from "react-router-dom";
import { useSend } from "../../../api/call.ts";
import { duplicateChanel, listChanelRecords } from "../../../api/calls.ts";
import { useTranslation } from "../../../i18n.ts";
import { useFormat } from "../../../i18n-format.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { toast } from "../../../ui/toast.tsx";
import { addressOfPreview, addressOfRecord, addressOfVisits } from "./addresses.ts";
import { StateTag, useRoomWords, useValidity } from "./words.tsx";

/** A showroom in the mill's list: whose it is, whether it is open and how much is in it. */
export function RoomRow({ room, onDelete }: { room: ChanelRow; onDelete: () => void }) {
  const { t } = useTranslation("roomdesk");
  const { age, list } = useFormat();
  const { scopes } = useRoomWords();
  const validity = useValidity();
  const navigate = useNavigate();
  const copy = useSend(duplicateChanel, [listChanelRecords]);
  const { chanelId, name, groupCount, productCount, designCount } = room;
  const duplicate = () =>
    copy.mutate(
      { chanelId },
      {
        onSuccess: (made) => navigate(addressOfRecord(made.chanelId)),
        onError: (failure) => toast({ tone: "fault", text: failure.message }),
      },
    );
  return (
    <li className="flex items-center gap-4 border-b border-line py-2.5 max-tablet:flex-wrap">
      <Picture src={room.coverUrl ?? undefined} alt="" className="h-12 w-24 shrink-0 max-tablet:h-10 max-tablet:w-20" />
      <div className="min-w-0 flex-1 max-tablet:basis-2/3">
        <Link
          to={addressOfRecord(chanelId)}
          className="voice-name block truncate decoration-edge underline-offset-4 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="truncate text-dense text-ink-2">{list([scopes[room.scope], room.customer?.name])}</p>
      </div>
      <p className="w-56 text-dense text-ink-2 max-desk:hidden">
        {list([
          t("Groups: {{count}}", { count: groupCount }),
          t("{{count}} fabrics", { count: productCount }),
          designCount > 0 && t("{{count}} garments", { count: designCount }),
        ])}
      </p>
      <div className="w-48 text-dense text-ink-2 max-tablet:w-auto max-tablet:flex-1">
        <StateTag state={room.state} />
        <p className="mt-1 text-note text-ink-3">{validity(room)}</p>
      </div>
      <p className="w-32 text-note text-ink-3 max-desk:hidden">{age(room.updatedAt)}</p>
      <div className="flex gap-1">
        <IconButton
          label={t("Preview “{{room}}” as the customer", { room: name })}
          icon={<Icon of={EyeIcon} size={20} />}
          onClick={() => navigate(addressOfPreview(chanelId))}
          className="pointer-coarse:size-11"
        />
        <IconButton
          label={t("Visits to “{{room}}”", { room: name })}
          icon={<Icon of={ChartBarIcon} size={20} />}
          onClick={() => navigate(addressOfVisits(chanelId))}
          className="pointer-coarse:size-11"
        />
        <IconButton
          label={t("Duplicate “{{room}}”", { room: name })}
          icon={<Icon of={CopyIcon} size={20} />}
          disabled={copy.isPending}
          onClick={duplicate}
          className="pointer-coarse:size-11"
        />
        <IconButton
          label={t("Delete “{{room}}”", { room: name })}
          icon={<Icon of={TrashIcon} size={20} />}
          onClick={onDelete}
          className="pointer-coarse:size-11"
        />
      </div>
    </li>
  );
}
