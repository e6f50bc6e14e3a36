/** One film; of `style_id` and `proposal_id` one is set. */
export type StyleVideoTables = {
  style_videos: {
    id: string;
    company_id: string;
    style_id: string | null;
    proposal_id: string | null;
    kind: "turntable";
    file_hash: string;
    poster_hash: string;
    bytes: number;
    made_by: string;
    made_at: Date;
  };
};
